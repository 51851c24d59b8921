import sql, { join, raw, type Sql } from "sql-template-tag";
import { foldText } from "../text/fold-text.rules.ts";
import { readSyntax } from "../text/search-syntax.rules.ts";
import { searchText } from "../text/text.ts";

/** How more than a substring is searched for, in words of both APIs. */
export const SYNTAX =
  'Words in "quotes" must stand as they are written; a word after a hyphen (-word) must not stand.';

/** What a list is searched for. */
export interface ListSearch {
  /** A text that stands somewhere, if any. */
  readonly text: string | undefined;
  /** Whole words that stand somewhere. */
  readonly phrases: readonly string[];
  /** Whole words that stand nowhere. */
  readonly excluded: readonly string[];
}

/**
 * Reads what a list is searched for: a text anywhere, phrases in whole words, and what must not be there; undefined when
 * there is nothing to search.
 * @throws InvalidInputError for a text that is too long.
 */
export function readListSearch(search: string | null | undefined): ListSearch | undefined {
  const given = searchText(search);
  if (!given) return undefined;
  const { parts, words } = readSyntax(given);
  const of = (wanted: "phrase" | "excluded") =>
    parts.flatMap(({ kind, text }) => (kind === wanted && foldText(text) ? [text] : []));
  // What parts leave between words is as long as they were.
  const text = searchText(parts.length > 0 ? words.replace(/\s+/g, " ") : words);
  const read = { text, phrases: of("phrase"), excluded: of("excluded") };
  const isRead = text || read.phrases.length > 0 || read.excluded.length > 0;
  // Signs by themselves are looked for as they are.
  return isRead ? read : { ...read, text: given };
}

/** Whether a row is found, as no more than a condition: no index serves it, so that the order's index does. */
export function foundByReading({ text, phrases, excluded }: ListSearch): Sql {
  const all = [
    ...(text ? [containsText(text)] : []),
    ...phrases.map((words) => containsWords(words)),
    ...excluded.map((words) => sql`not (${containsWords(words)})`),
  ];
  return join(all, " and ");
}

/** Whether a row is found, with conditions that the index of its text serves. */
export function foundByIndex(search: ListSearch): Sql {
  const { text, phrases, excluded } = search;
  const given = [...(text ? [text] : []), ...phrases.map(singularOf)];
  const rest =
    phrases.length > 0 || excluded.length > 0 ? [foundByReading({ ...search, text: undefined })] : [];
  return join([...given.map((one) => containedByIndex(one)), ...rest], " and ");
}

/**
 * Whether a row has all that is searched for in its further texts, in whole words, and nothing of what is excluded in
 * any; undefined where nothing but exclusions is searched for.
 */
export function foundElsewhere({ text, phrases, excluded }: ListSearch): Sql | undefined {
  const wanted = (text ? [text, ...phrases] : phrases).map(singularOf);
  if (wanted.length === 0) return undefined;
  const all = [
    ...wanted.map((words) => containedByIndex(words, "further_text")),
    ...wanted.map((words) => containsWords(words, "further_text")),
    ...excluded.flatMap((words) => [
      sql`not (${containsWords(words, "further_text")})`,
      sql`not (${containsWords(words)})`,
    ]),
  ];
  return join(all, " and ");
}

/** The columns of texts. */
type Column = "search_text" | "further_text";

const containsText = (text: string, column: Column = "search_text"): Sql =>
  sql`position(fold_text(${text}) in t.${raw(column)}) > 0`;

/** By three characters at a time where it has as many in a row, else by pairs; what these leave open each row tells. */
function containedByIndex(text: string, column: Column = "search_text"): Sql {
  const folded = foldText(text);
  const searched = raw(`t.${column}`);
  if (/[\p{L}\p{N}]{3}/u.test(folded)) return sql`${searched} like fold_pattern(${text})`;
  const { length } = [...folded];
  const pairs = sql`text_pairs(${searched}) @> array(
    select part from unnest(text_pairs(fold_text(${text}))) part where length(part) = ${Math.min(length, 2)})`;
  return length > 2 ? sql`${pairs} and ${containsText(text, column)}` : pairs;
}

/** What stands between words: everything in ASCII but letters and digits, marks and wide spaces; no locale decides. */
const BETWEEN = "[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]";
/** Scripts without spaces between words. */
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether whole words stand together, the last one in the singular or the plural. */
function containsWords(words: string, column: Column = "search_text"): Sql {
  if (UNPARTED.test(words)) return containsText(words, column);
  const folded = singularOf(words);
  const pattern = `(^|${BETWEEN})${folded.replace(/[^\p{L}\p{N} ]/gu, "\\$&")}(e?s)?($|${BETWEEN})`;
  // Few rows have it at all, and only these are read closely.
  return sql`(${containsText(folded, column)} and t.${raw(column)} ~ ${pattern})`;
}

const singularOf = (words: string) => foldText(words).replace(/([a-z]{2}[^s])s$/, "$1");
