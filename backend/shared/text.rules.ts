import { string } from "yup";

/** A host with a dot, then anything but spaces, control characters and backslashes. */
const ADDRESS = /^https?:\/\/[^\s\p{C}@/\\?#]+\.[^\s\p{C}@/\\?#]+([/?#][^\s\p{C}\\]*)?$/u;

/**
 * Whether a text is a web address that is safe to open: http or https, and nothing that could be mistaken for another
 * address, such as credentials before the host or invisible characters.
 */
export function isWebAddress(value: string): boolean {
  return ADDRESS.test(value) && URL.canParse(value);
}

/** A text that may be left out. */
export const optionalText = (label: string, max: number) =>
  string().trim().nullable().max(max, `${label} must be at most ${max} characters`);

/** A web address that may be left out. */
export const optionalWebAddress = (label: string) =>
  optionalText(label, 2000).test(
    "address",
    `${label} must be an http or https address`,
    (value) => !value || isWebAddress(value),
  );
