import { string } from "yup";

/** A host with a dot, and nothing that reads as another address: no spaces, control characters, backslashes or credentials. */
const ADDRESS = /^https?:\/\/[^\s\p{C}@/?#\\]+\.[^\s\p{C}@/?#\\]+([/?#][^\s\p{C}\\]*)?$/u;

/** Whether a text is an http or https address that can be opened safely. */
export function isWebAddress(value: string): boolean {
  return ADDRESS.test(value) && URL.canParse(value);
}

/** A text that may be left out. */
export const optionalText = (label: string, most: number) =>
  string().trim().nullable().max(most, `${label} must be at most ${most} characters`);

/** A web address that may be left out. */
export const optionalWebAddress = (label: string) =>
  optionalText(label, 2000).test(
    "address",
    `${label} must be an http or https address`,
    (value) => !value || isWebAddress(value),
  );
