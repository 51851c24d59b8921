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

/** The longest text that is a single line, in characters: names and titles, no descriptions. */
const LONGEST_LINE = 300;
/** What ends a line or can't be seen, with the spaces around it. */
const BREAKS = / *[\p{Cc}\p{Zl}\p{Zp}][\p{Cc}\p{Zl}\p{Zp} ]*/gu;

/** A text as one line: line breaks, tabs and control characters become spaces. */
export const asOneLine = (text: string) => text.replace(BREAKS, " ").trim();

/**
 * A text of at most `max` characters without spaces at its ends; one as short as names and titles are is folded into
 * one line. Yup's own `trim` throws on values that aren't strings.
 */
export const tidyText = (max: number) =>
  string().transform((value: unknown) => {
    if (typeof value !== "string") return value;
    return max <= LONGEST_LINE ? asOneLine(value) : value.trim();
  });

/** A name or a title, folded into one line. */
export const oneLine = () => tidyText(LONGEST_LINE);

/** Optional text. */
export const optionalText = (label: string, max: number) =>
  tidyText(max).nullable().max(max, `${label} must be at most ${max} characters`);

/** Optional URL. */
export const optionalWebAddress = (label: string) =>
  optionalText(label, 2000).test(
    "address",
    `${label} must be an http or https address`,
    (value) => !value || isWebAddress(value),
  );
