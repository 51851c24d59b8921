/** A part of a search that is more than a word. */
export interface SearchPart {
  /** Whether records must have it as it is written, or must not have it. */
  readonly kind: "phrase" | "excluded";
  /** The word or words, without quotes and hyphen. */
  readonly text: string;
  readonly isQuoted: boolean;
  /** Where it stands in the search. */
  readonly start: number;
  readonly end: number;
}

/** A search as it is read. */
export interface SearchSyntax {
  readonly parts: readonly SearchPart[];
  /** The words beside the parts, at their places: what is read otherwise is blank. */
  readonly words: string;
}

const QUOTE = '["\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\uff02]';
const NO_QUOTE = QUOTE.replace("[", "[^");
const HYPHEN = "[-\u2010-\u2013\u2212]";
/** A phrase in quotes, a word after a hyphen or both, each after a space; a quote that isn't closed yet; a hyphen before nothing. */
const PART = new RegExp(
  `(?<![^\\s(])(?:(${HYPHEN}*)${QUOTE}(${NO_QUOTE}*)${QUOTE}|${HYPHEN}+\\s*$|${HYPHEN}+([^\\s"\u201c\u201d]+)|${HYPHEN}*${QUOTE})`,
  "gu",
);
const TRAILING = /[,;:.!?)\]]+$/;

/**
 * Reads a search: words in quotes must stand together, and what a hyphen comes before must not. What is neither stays a
 * word, so that every text is a search.
 */
export function readSyntax(text: string): SearchSyntax {
  const parts: SearchPart[] = [];
  let words = text;
  for (const { 0: found, 1: hyphen, 2: quoted, 3: word, index: start } of text.matchAll(PART)) {
    const said = (quoted ?? word?.replace(TRAILING, "") ?? "").trim();
    // A number below zero excludes nothing.
    if (word !== undefined && !/\p{L}/u.test(said)) continue;
    const end = start + found.length;
    words = words.slice(0, start) + " ".repeat(found.length) + words.slice(end);
    if (!/[\p{L}\p{N}]/u.test(said)) continue;
    const isQuoted = quoted !== undefined;
    parts.push({ kind: isQuoted && !hyphen ? "phrase" : "excluded", text: said, isQuoted, start, end });
  }
  return { parts, words };
}

/** A search without one of its parts. */
export function withoutPart(text: string, { start, end }: SearchPart): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, " ").trim();
}
