import { compile } from "html-to-text";
import { FORBIDDEN } from "../../../../shared/text/clean-text.ts";

const TAG = /<(\/?)([a-z][\w:-]*)(?:\s[^<>]*)?\/?>/gi;
/**
 * Elements without an end tag, or whose end tag is optional: line breaks, images, comments, and paragraphs at
 * the start of the text.
 */
const ALONE = /<(?:br|hr|wbr|img)(?:\s[^<>]*)?\/?>|<!--|<!doctype|^\s*<(?:p|li|div)(?:\s[^<>]*)?>/i;
/** Tags that structure the text into lines; if there are any, line breaks in the source have no meaning. */
const BLOCK =
  /<(?:\/?(?:p|div|ul|ol|li|h[1-6]|table|tr|section|article|blockquote|dl)(?:\s[^<>]*)?|br\s*)\/?>/i;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;
/** Whether a text has HTML elements or entities. */
export const isMarkup = (text: string) => hasTags(text) || ENTITY.test(text);

/** Whether a text has complete elements; "a < b", "a<b and c>d" and "the <b> tag" have none. */
function hasTags(text: string): boolean {
  if (ALONE.test(text)) return true;
  const begun = new Set<string>();
  for (const [, end, name = ""] of text.matchAll(TAG)) {
    if (end && begun.has(name.toLowerCase())) return true;
    if (!end) begun.add(name.toLowerCase());
  }
  return false;
}

const PLAIN = {
  wordwrap: false,
  decodeEntities: true,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    { selector: "hr", format: "lineBreak" },
    { selector: "script", format: "skip" },
    { selector: "style", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
  ],
  limits: { maxInputLength: 1_000_000, maxDepth: 100 },
} as const;
const ofBlocks = compile({ ...PLAIN, selectors: [...PLAIN.selectors] });
const ofLines = compile({ ...PLAIN, selectors: [...PLAIN.selectors], preserveNewlines: true });

/**
 * Removes HTML markup from a text: tags are removed, and `&amp;` becomes "&". Other texts remain unchanged.
 */
export function plainText(text: string): string {
  let plain = text;
  // Text that was encoded twice is decoded twice.
  for (let turn = 0; turn < 2 && isMarkup(plain); turn += 1) plain = withoutMarkup(plain);
  return plain;
}

function withoutMarkup(text: string): string {
  // Without elements, anything that looks like a tag is part of the text.
  if (!hasTags(text)) return ofLines(text.replaceAll("<", "&lt;")).trim();
  // Removes the padding before the numbers of a list.
  return (BLOCK.test(text) ? ofBlocks : ofLines)(text)
    .trim()
    .replace(/^ +(?=\d+\. )/gm, "");
}

const OTHER_BREAK = /[\v\f\u0085]/g;
const UNSTORABLE = new RegExp(FORBIDDEN, "g");

/**
 * Removes the characters that records must not contain, which get into files by wrong decoding or copying;
 * those that break lines become line breaks. NUL is kept, so that the value is rejected, since its file is
 * damaged.
 */
export function storableText(text: string): string {
  return text
    .replace(OTHER_BREAK, "\n")
    .replace(UNSTORABLE, (character) => (character === "\0" ? character : ""));
}

/**
 * Returns the values of a record with plain texts, also in lists and in lists as JSON.
 * @param own how the markup of some fields becomes text.
 */
export function withPlainTexts(
  values: Readonly<Record<string, unknown>>,
  onChanged: (field: string) => void,
  own: Readonly<Record<string, (text: string) => string>> = {},
): Record<string, unknown> {
  return withTexts(values, (text, field) => (own[field] ?? plainTextOrList)(text), onChanged);
}

/** Returns the values of a record with storable texts, also in lists. */
export function withStorableTexts(
  values: Readonly<Record<string, unknown>>,
  onChanged: (field: string) => void,
): Record<string, unknown> {
  return withTexts(values, storableText, onChanged);
}

function withTexts(
  values: Readonly<Record<string, unknown>>,
  of: (text: string, field: string) => unknown,
  onChanged: (field: string) => void,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const changed = field === "id" ? value : changedValue(value, (text) => of(text, field));
      if (changed !== value) onChanged(field);
      return [field, changed];
    }),
  );
}

/** Returns the same value if nothing in it changes. */
function changedValue(value: unknown, of: (text: string) => unknown): unknown {
  if (typeof value === "string") return of(value);
  if (!Array.isArray(value)) return value;
  const changed: unknown[] = value.map((item) => changedValue(item, of));
  return changed.some((item, at) => item !== value[at]) ? changed : value;
}

function plainTextOrList(text: string): unknown {
  if (!isMarkup(text)) return text;
  const list = listIn(text);
  return list ? changedValue(list, plainTextOrList) : plainText(text);
}

function listIn(text: string): unknown[] | undefined {
  if (!text.trimStart().startsWith("[")) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
