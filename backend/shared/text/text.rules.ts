import { string } from "yup";

/** The maximum number of texts in a list. */
export const MAX_ITEMS = 50;

/** The maximum length of a one-line text, such as a name or title but not a description, in characters. */
const LONGEST_LINE = 300;

/** Characters that any common software treats as a line break. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
/** Spaces of all widths and tabs. */
const BLANKS = /[\t\p{Zs}]+/gu;
/**
 * Invisible characters without meaning, such as soft hyphens, zero-width spaces and tags; tags in a region's
 * flag are kept. Joiners, variation selectors and direction marks are handled separately.
 */
const NOTHING =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for on its own
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?![\u061c\u180b-\u180d\u180f\u200c-\u200f\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/**
 * Joiners and variation selectors where they have no effect: at the start, and after spaces and European
 * letters.
 */
const SHAPELESS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for on its own
  /(^|[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f]+/gu;
const DIRECTIONS = /[\u061c\u200e\u200f]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Composes the characters and removes invisible ones. */
function visible(text: string): string {
  if (/^[\t\n\r -~]*$/.test(text)) return text;
  const shown = text.replace(NOTHING, "$1");
  const directed = RIGHT_TO_LEFT.test(shown.replace(DIRECTIONS, "")) ? shown : shown.replace(DIRECTIONS, "");
  return directed.normalize("NFC").replace(SHAPELESS, "$1").normalize("NFC");
}

/** Whether a trimmed text has more than one line. */
export const hasLineBreak = (text: string): boolean => LINE_BREAK.test(text.trim());

/** Normalizes a one-line text: composed characters, and single spaces for any white space. */
export const foldLine = (text: string): string =>
  visible(text)
    .replace(/\p{Cc}/gu, " ")
    .replace(/[\p{Zl}\p{Zp}]/gu, " ")
    .replace(BLANKS, " ")
    .trim();

/** Normalizes a multi-line text: composed characters, plain spaces and plain line breaks. */
export const foldLines = (text: string): string =>
  visible(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/\p{Zs}/gu, " ");

/** The message for a name or title with several lines. */
export const NOT_ONE_LINE = "This must be one line, without line breaks";

/** A name or title: one line, without line breaks. Yup's own `trim` throws on values that aren't strings. */
export const oneLine = () =>
  string()
    .transform((value: unknown) =>
      typeof value === "string" && !hasLineBreak(value) ? foldLine(value) : value,
    )
    .test("line", NOT_ONE_LINE, (value) => !value || !hasLineBreak(value));

/** A multi-line text, without white space at its ends. */
export const severalLines = () =>
  string().transform((value: unknown) => (typeof value === "string" ? foldLines(value).trim() : value));

/** A text of at most `max` characters; one line if `max` is a length for names and titles. */
export const tidyText = (max: number) => (max <= LONGEST_LINE ? oneLine() : severalLines());

/**
 * A text in a file; one with a length for names and titles is folded to one line, since an import can't ask
 * the author.
 */
export const foldedText = (max: number) =>
  string().transform((value: unknown) => {
    if (typeof value !== "string") return value;
    return max <= LONGEST_LINE ? foldLine(value) : foldLines(value).trim();
  });

/** An optional one-line text. */
export const optionalLine = (label: string, max: number) =>
  oneLine().nullable().max(max, `${label} must be at most ${max} characters`);

/** An optional text. */
export const optionalText = (label: string, max: number) =>
  tidyText(max).nullable().max(max, `${label} must be at most ${max} characters`);

/**
 * Extracts an email address from `mailto:ada@club.example`, `Ada <ada@club.example>` and `ada@club.example
 * (Ada)`.
 */
export function bareMail(text: string): string {
  const given = text.trim().replace(/[,;]+$/, "");
  const address = /<([^<>]*)>$/.exec(given)?.[1] ?? given.replace(/^(\S+@\S+)\s+\([^()]*\)$/, "$1");
  return address
    .trim()
    .replace(/^mailto:(?:\/\/)?([^?]*)(\?.*)?$/i, "$1")
    .trim();
}

/** A transformation that applies only to strings. */
export const ofText =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === "string" ? change(value) : value;
