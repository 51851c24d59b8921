import { ofText, optionalLine } from "./text.rules.ts";

/** A host with a dot, followed by anything but spaces, control characters and backslashes. */
const ADDRESS = /^https?:\/\/[^\s\p{C}@/\\?#]+\.[^\s\p{C}@/\\?#]+([/?#][^\s\p{C}\\]*)?$/u;

/**
 * Whether a string is a URL that is safe to open: http or https, without anything deceptive, such as credentials before
 * the host or invisible characters.
 */
export function isWebAddress(value: string): boolean {
  return ADDRESS.test(value) && URL.canParse(value);
}

/** A host whose name ends in letters, optionally a port, and the rest. */
const WITHOUT_SCHEME = /^[^\s\p{C}@:/\\?#]+\.(\p{L}{2,63}|xn--[a-z0-9-]+)\.?(:\d{1,5})?([/?#][^\s\\]*)?$/iu;

/**
 * Completes a web address as people enter it: adds the scheme and removes what mail programs put around it.
 */
export function wholeAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/[,;]+$/, "")
    .replace(/^[<("'“](\S+)[>)"'”]$/, "$1");
  if (WITHOUT_SCHEME.test(bare)) return `https://${bare}`;
  return bare.replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase());
}

/** An optional URL; `club.example` is completed. */
export const optionalWebAddress = (label: string) =>
  optionalLine(label, 2000)
    .transform(ofText(wholeAddress))
    .test("address", `${label} must be an http or https address`, (value) => !value || isWebAddress(value));
