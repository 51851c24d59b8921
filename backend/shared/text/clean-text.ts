import { InvalidInputError } from "../errors.ts";
import { foldLine, foldLines, hasLineBreak, NOT_ONE_LINE } from "./text.rules.ts";

/** The maximum length of any string, in UTF-16 units; the fields' own rules are stricter. */
const MAX_TEXT_LENGTH = 100_000;

/**
 * Control characters except tabs and line breaks: PostgreSQL can't store NUL, and treats U+0085 as white
 * space, unlike JavaScript. Direction overrides can disguise text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
export const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** A visible character: not a space, joiner, selector or filler, and not the empty Braille pattern. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The names of arguments and fields with multi-line texts; all others are one line. */
const OF_SEVERAL_LINES: ReadonlySet<string> = new Set([
  "answer",
  "bio",
  "comment",
  "cons",
  "content",
  "description",
  "eligibility",
  "evidence",
  "excerpt",
  "help",
  "howToApply",
  "letter",
  "message",
  "need",
  "note",
  "pros",
  "questions",
  "reason",
  "reasons",
  "text",
  "value",
]);

/**
 * The names of arguments and fields that are used verbatim: secrets, JSON, the headings of an uploaded file,
 * and usernames, whose own rules reject invisible characters.
 */
const VERBATIM: ReadonlySet<string> = new Set([
  "credential",
  "currentPassword",
  "newPassword",
  "password",
  "username",
  "column",
  "mapping",
  "permissions",
  "records",
]);

/** How line breaks in a one-line text are handled. */
export type LineBreaks = "refuse" | "fold";

const fieldAt = (path: string) => path.replace(/^input\./, "") || "input";

function refuseText(path: string, message: string): never {
  throw new InvalidInputError(message, { [fieldAt(path)]: message });
}

/**
 * Whether texts of an argument or field with this name are one line, so that `LineBreaks` determines what
 * happens to line breaks.
 */
export const isOneLine = (name: string): boolean => !OF_SEVERAL_LINES.has(name) && !VERBATIM.has(name);

/**
 * Returns the values in normalized spelling: one-line texts are normalized by `foldLine`, multi-line texts by
 * `foldLines`.
 * @param breaks whether line breaks in one-line texts are rejected, as in stored values, or folded, as in
 * search terms.
 * @throws InvalidInputError for text that can't be stored, is deceptive or invisible, naming the field like
 * its form does, such as `title` for `input.title`.
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
 * Rejects text that can't be stored, is deceptive or invisible, anywhere in `value`.
 * @throws InvalidInputError that names the field like its form does, such as `title` for `input.title`.
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
