/** A part of a search with special syntax. */
export interface SearchPart {
  /** Whether records must contain it verbatim, or must not contain it. */
  readonly kind: "phrase" | "excluded";
  /** The word or words, without quotes and hyphen. */
  readonly text: string;
  readonly isQuoted: boolean;
  /** Its position in the search. */
  readonly start: number;
  readonly end: number;
}

/** A parsed search. */
export interface SearchSyntax {
  readonly parts: readonly SearchPart[];
  /** The remaining words at their original positions, with the parts replaced by blanks. */
  readonly words: string;
}

const QUOTE = '["\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\uff02]';
const NO_QUOTE = QUOTE.replace("[", "[^");
const HYPHEN = "[-\u2010-\u2013\u2212]";
/**
 * A phrase in quotes, a word after a hyphen, or both, each after a space; an unclosed quote; a hyphen at the
 * end.
 */
const PART = new RegExp(
  `(?<![^\\s(])(?:(${HYPHEN}*)${QUOTE}(${NO_QUOTE}*)${QUOTE}|${HYPHEN}+\\s*$|${HYPHEN}+([^\\s"\u201c\u201d]+)|${HYPHEN}*${QUOTE})`,
  "gu",
);
const TRAILING = /[,;:.!?)\]]+$/;

/**
 * Parses a search: words in quotes must occur together, and words after a hyphen must not occur. Everything
 * else is a plain word, so that every text is a valid search.
 */
export function readSyntax(text: string): SearchSyntax {
  const parts: SearchPart[] = [];
  let words = text;
  for (const { 0: found, 1: hyphen, 2: quoted, 3: word, index: start } of text.matchAll(PART)) {
    const said = (quoted ?? word?.replace(TRAILING, "") ?? "").trim();
    // A negative number is not an exclusion.
    if (word !== undefined && !/\p{L}/u.test(said)) continue;
    const end = start + found.length;
    words = words.slice(0, start) + " ".repeat(found.length) + words.slice(end);
    if (!/[\p{L}\p{N}]/u.test(said)) continue;
    const isQuoted = quoted !== undefined;
    parts.push({ kind: isQuoted && !hyphen ? "phrase" : "excluded", text: said, isQuoted, start, end });
  }
  return { parts, words };
}

/** Returns a search without one of its parts. */
export function withoutPart(text: string, { start, end }: SearchPart): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, " ").trim();
}
