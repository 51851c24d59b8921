import { InvalidInputError } from "../errors.ts";
import { foldLine, foldLines, hasLineBreak, NOT_ONE_LINE } from "./text.rules.ts";

/** Maximum length of any string, in UTF-16 units; the fields' own rules are stricter. */
const MAX_TEXT_LENGTH = 100_000;

/**
 * Control characters but tabs and line ends: PostgreSQL can't store NUL, and takes U+0085 for a space where we don't.
 * Direction overrides can disguise text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
export const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** A character that can be seen: no space, no joiner, selector or filler, and not the empty Braille pattern. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Names of arguments and fields whose texts have several lines; all others are one line. */
const OF_SEVERAL_LINES: ReadonlySet<string> = new Set([
  "answer",
  "bio",
  "cons",
  "content",
  "description",
  "eligibility",
  "evidence",
  "excerpt",
  "howToApply",
  "message",
  "note",
  "pros",
  "questions",
  "reason",
  "text",
  "value",
]);

/**
 * Names of arguments and fields that are taken as they are: secrets, JSON, the headings of somebody's file, and names of
 * accounts, whose own rules refuse what can't be seen.
 */
const VERBATIM: ReadonlySet<string> = new Set([
  "currentPassword",
  "newPassword",
  "password",
  "username",
  "column",
  "mapping",
  "permissions",
  "records",
]);

/** What is done with line breaks in a text of one line. */
export type LineBreaks = "refuse" | "fold";

const fieldAt = (path: string) => path.replace(/^input\./, "") || "input";

function refuseText(path: string, message: string): never {
  throw new InvalidInputError(message, { [fieldAt(path)]: message });
}

/** Whether the texts of an argument or field of this name are folded, and what becomes of their line breaks is up to `LineBreaks`. */
export const isOneLine = (name: string): boolean => !OF_SEVERAL_LINES.has(name) && !VERBATIM.has(name);

/**
 * The values in their one spelling: texts of one line are folded by `foldLine`, those of several by `foldLines`.
 * @param breaks whether texts of one line are refused when they have several, as what is stored is, or folded, as what
 * is only looked for.
 * @throws InvalidInputError for text that can't be stored, is deceptive or that nobody can see, naming the field as its
 * form does, such as `title` for `input.title`.
 */
export function cleanTexts<Value>(value: Value, breaks: LineBreaks): Value {
  return cleaned(value, breaks, "", "") as Value;
}

function cleaned(value: unknown, breaks: LineBreaks, path: string, name: string): unknown {
  if (typeof value === "string") {
    assertClean(value, path);
    if (VERBATIM.has(name)) return value;
    if (OF_SEVERAL_LINES.has(name)) return foldLines(value);
    if (breaks === "refuse" && hasLineBreak(value)) refuseText(path, NOT_ONE_LINE);
    return foldLine(value);
  }
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  if (Array.isArray(value))
    return value.map((item, place) => cleaned(item, breaks, `${path}.${place}`, name));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      cleaned(item, breaks, path ? `${path}.${key}` : key, key),
    ]),
  );
}

/**
 * Rejects text that can't be stored, that is deceptive or that nobody can see, anywhere in `value`.
 * @throws InvalidInputError naming the field as its form does, such as `title` for `input.title`.
 */
export function assertCleanText(value: unknown, path = ""): void {
  if (typeof value === "string") assertClean(value, path);
  if (value === null || typeof value !== "object" || value instanceof Date) return;
  for (const [key, item] of Object.entries(value)) assertCleanText(item, path ? `${path}.${key}` : key);
}

function assertClean(text: string, path: string): void {
  if (text.length > MAX_TEXT_LENGTH) refuseText(path, "The text is too long.");
  if (FORBIDDEN.test(text) || !text.isWellFormed() || (text.trim() !== "" && !VISIBLE.test(text)))
    refuseText(path, "The text contains characters that aren't allowed.");
}
