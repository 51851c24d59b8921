import { string } from "yup";

/** A host with a dot, followed by anything but spaces, control characters and backslashes. */
const ADDRESS = /^https?:\/\/[^\s\p{C}@/\\?#]+\.[^\s\p{C}@/\\?#]+([/?#][^\s\p{C}\\]*)?$/u;

/**
 * Whether a string is a URL that is safe to open: http or https, without anything deceptive, such as credentials before
 * the host or invisible characters.
 */
export function isWebAddress(value: string): boolean {
  return ADDRESS.test(value) && URL.canParse(value);
}

/** Optional text. */
export const optionalText = (label: string, max: number) =>
  string().trim().nullable().max(max, `${label} must be at most ${max} characters`);

/** Optional URL. */
export const optionalWebAddress = (label: string) =>
  optionalText(label, 2000).test(
    "address",
    `${label} must be an http or https address`,
    (value) => !value || isWebAddress(value),
  );
