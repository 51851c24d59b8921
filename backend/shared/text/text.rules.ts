import { string } from "yup";

/** The most texts of a list. */
export const MAX_ITEMS = 50;

/** The longest text that is a single line, in characters: names and titles, no descriptions. */
const LONGEST_LINE = 300;

/** What ends a line, for one reader or another. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
/** Spaces of all widths and tabs. */
const BLANKS = /[\t\p{Zs}]+/gu;
/**
 * What can't be seen and has no meaning, such as soft hyphens, zero-width spaces and tags; a region's flag, which is
 * written with tags, stays. Joiners, selectors of a shape and marks of direction are looked at by themselves.
 */
const NOTHING =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for on its own
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?![\u061c\u180b-\u180d\u180f\u200c-\u200f\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Joiners and selectors of a shape where they change none: at the start, and after spaces and letters of Europe. */
const SHAPELESS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for on its own
  /(^|[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f]+/gu;
const DIRECTIONS = /[\u061c\u200e\u200f]/g;
/** Letters that are read from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text in composed characters, without what can't be seen. */
function visible(text: string): string {
  if (/^[\t\n\r -~]*$/.test(text)) return text;
  const shown = text.replace(NOTHING, "$1");
  const directed = RIGHT_TO_LEFT.test(shown.replace(DIRECTIONS, "")) ? shown : shown.replace(DIRECTIONS, "");
  return directed.normalize("NFC").replace(SHAPELESS, "$1").normalize("NFC");
}

/** Whether a text, without what is around it, has more than one line. */
export const hasLineBreak = (text: string): boolean => LINE_BREAK.test(text.trim());

/** A text of one line in its one spelling: composed characters, and single spaces for white space of any kind. */
export const foldLine = (text: string): string =>
  visible(text)
    .replace(/\p{Cc}/gu, " ")
    .replace(/[\p{Zl}\p{Zp}]/gu, " ")
    .replace(BLANKS, " ")
    .trim();

/** A text of several lines in its one spelling: composed characters, plain spaces and plain ends of lines. */
export const foldLines = (text: string): string =>
  visible(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/\p{Zs}/gu, " ");

/** What is said of a name or a title with several lines. */
export const NOT_ONE_LINE = "This must be one line, without line breaks";

/** A name or a title: one line, without line breaks. Yup's own `trim` throws on values that aren't strings. */
export const oneLine = () =>
  string()
    .transform((value: unknown) =>
      typeof value === "string" && !hasLineBreak(value) ? foldLine(value) : value,
    )
    .test("line", NOT_ONE_LINE, (value) => !value || !hasLineBreak(value));

/** A text of several lines, without spaces at its ends. */
export const severalLines = () =>
  string().transform((value: unknown) => (typeof value === "string" ? foldLines(value).trim() : value));

/** A text of at most `max` characters: one line if it is as short as names and titles are. */
export const tidyText = (max: number) => (max <= LONGEST_LINE ? oneLine() : severalLines());

/** A text of a file that is as short as names and titles are becomes one line, as nobody is there to be asked. */
export const foldedText = (max: number) =>
  string().transform((value: unknown) => {
    if (typeof value !== "string") return value;
    return max <= LONGEST_LINE ? foldLine(value) : foldLines(value).trim();
  });

/** Optional text of one line. */
export const optionalLine = (label: string, max: number) =>
  oneLine().nullable().max(max, `${label} must be at most ${max} characters`);

/** Optional text. */
export const optionalText = (label: string, max: number) =>
  tidyText(max).nullable().max(max, `${label} must be at most ${max} characters`);

/**
 * An email address without what is around it: of `mailto:ada@club.example`, `Ada <ada@club.example>` and
 * `ada@club.example (Ada)`.
 */
export function bareMail(text: string): string {
  const given = text.trim().replace(/[,;]+$/, "");
  const address = /<([^<>]*)>$/.exec(given)?.[1] ?? given.replace(/^(\S+@\S+)\s+\([^()]*\)$/, "$1");
  return address
    .trim()
    .replace(/^mailto:(?:\/\/)?([^?]*)(\?.*)?$/i, "$1")
    .trim();
}

/** A transformation of texts only. */
export const ofText =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === "string" ? change(value) : value;
