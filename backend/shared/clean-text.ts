import { InvalidInputError } from "./errors.ts";

/** Maximum length of any string, in UTF-16 units; the fields' own rules are stricter. */
const MAX_TEXT_LENGTH = 100_000;

/**
 * Control characters but tabs and line ends: PostgreSQL can't store NUL, and takes U+0085 for a space where we don't.
 * Direction overrides can disguise text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** A character that can be seen: no space, no joiner, selector or filler, and not the empty Braille pattern. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Rejects text that can't be stored, that is deceptive or that nobody can see, anywhere in `value`.
 * @throws InvalidInputError naming the field as its form does, such as `title` for `input.title`.
 */
export function assertCleanText(value: unknown, path = ""): void {
  if (typeof value === "string") {
    const field = path.replace(/^input\./, "") || "input";
    if (value.length > MAX_TEXT_LENGTH)
      throw new InvalidInputError("The text is too long.", { [field]: "The text is too long." });
    if (FORBIDDEN.test(value) || !value.isWellFormed() || (value.trim() !== "" && !VISIBLE.test(value))) {
      const message = "The text contains characters that aren't allowed.";
      throw new InvalidInputError(message, { [field]: message });
    }
    return;
  }
  if (value === null || typeof value !== "object" || value instanceof Date) return;
  for (const [key, item] of Object.entries(value)) assertCleanText(item, path ? `${path}.${key}` : key);
}
