import sql, { join, raw, type Sql } from "sql-template-tag";
import { foldText } from "../text/fold-text.rules.ts";
import { readSyntax } from "../text/search-syntax.rules.ts";
import { searchText } from "../text/text.ts";

/** The description of the search syntax in both APIs. */
export const SYNTAX =
  'Words in "quotes" must stand as they are written; a word after a hyphen (-word) must not stand.';

/** A parsed search of a list. */
export interface ListSearch {
  /** A text to find anywhere, if any. */
  readonly text: string | undefined;
  /** Phrases to find as whole words. */
  readonly phrases: readonly string[];
  /** Words that must not occur, as whole words. */
  readonly excluded: readonly string[];
}

/**
 * Parses a search: a text to find anywhere, phrases to find as whole words, and words to exclude; undefined
 * when there is nothing to search for.
 * @throws InvalidInputError if the text is too long.
 */
export function readListSearch(search: string | null | undefined): ListSearch | undefined {
  const given = searchText(search);
  if (!given) return undefined;
  const { parts, words } = readSyntax(given);
  const of = (wanted: "phrase" | "excluded") =>
    parts.flatMap(({ kind, text }) => (kind === wanted && foldText(text) ? [text] : []));
  // Each part was replaced by blanks of the same length.
  const text = searchText(parts.length > 0 ? words.replace(/\s+/g, " ") : words);
  const read = { text, phrases: of("phrase"), excluded: of("excluded") };
  const isRead = text || read.phrases.length > 0 || read.excluded.length > 0;
  // Punctuation alone is searched for literally.
  return isRead ? read : { ...read, text: given };
}

/** Whether a row matches, as a condition without index support, so that the sort order's index is used. */
export function foundByReading({ text, phrases, excluded }: ListSearch): Sql {
  const all = [
    ...(text ? [containsText(text)] : []),
    ...phrases.map((words) => containsWords(words)),
    ...excluded.map((words) => sql`not (${containsWords(words)})`),
  ];
  return join(all, " and ");
}

/** Whether a row matches, with conditions that the text's index supports. */
export function foundByIndex(search: ListSearch): Sql {
  const { text, phrases, excluded } = search;
  const given = [...(text ? [text] : []), ...phrases.map(singularOf)];
  const rest =
    phrases.length > 0 || excluded.length > 0 ? [foundByReading({ ...search, text: undefined })] : [];
  return join([...given.map((one) => containedByIndex(one)), ...rest], " and ");
}

/**
 * Whether a row's further texts contain everything searched for, as whole words, and none of its texts
 * contains an excluded word; undefined if the search has only exclusions.
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

type Column = "search_text" | "further_text";

const containsText = (text: string, column: Column = "search_text"): Sql =>
  sql`position(fold_text(${text}) in t.${raw(column)}) > 0`;

/**
 * Uses trigrams if the text has three letters or digits in a row, otherwise pairs of characters; candidates
 * that these can't decide are checked row by row.
 */
function containedByIndex(text: string, column: Column = "search_text"): Sql {
  const folded = foldText(text);
  const searched = raw(`t.${column}`);
  if (/[\p{L}\p{N}]{3}/u.test(folded)) return sql`${searched} like fold_pattern(${text})`;
  const { length } = [...folded];
  const pairs = sql`text_pairs(${searched}) @> array(
    select part from unnest(text_pairs(fold_text(${text}))) part where length(part) = ${Math.min(length, 2)})`;
  return length > 2 ? sql`${pairs} and ${containsText(text, column)}` : pairs;
}

/**
 * Word separators: ASCII characters other than letters and digits, punctuation marks, and wide spaces,
 * regardless of the locale.
 */
const BETWEEN = "[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]";
/** Scripts without spaces between words. */
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether these whole words occur next to each other, the last one in the singular or plural. */
function containsWords(words: string, column: Column = "search_text"): Sql {
  if (UNPARTED.test(words)) return containsText(words, column);
  const folded = singularOf(words);
  const pattern = `(^|${BETWEEN})${folded.replace(/[^\p{L}\p{N} ]/gu, "\\$&")}(e?s)?($|${BETWEEN})`;
  // The cheap check leaves few rows for the pattern.
  return sql`(${containsText(folded, column)} and t.${raw(column)} ~ ${pattern})`;
}

const singularOf = (words: string) => foldText(words).replace(/([a-z]{2}[^s])s$/, "$1");
