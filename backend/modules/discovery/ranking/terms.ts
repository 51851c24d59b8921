import { readSyntax, type SearchPart } from "../../../shared/text/search-syntax.rules.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";
import { standsIn } from "./stands-in.ts";

/** The quoted phrases and the exclusions of a search. */
export interface Terms {
  /** The search's text without exclusions; phrases keep their position. */
  readonly words: string;
  /** The words of phrases. */
  readonly literal: ReadonlySet<string>;
  /** The terms that documents must have, and those that they must not have. */
  readonly phrases: readonly Term[];
  readonly excluded: readonly Term[];
  /** Whether a document has all phrases and no excluded term; undefined if there are none. */
  readonly allows: ((sequence: Int32Array) => boolean) | undefined;
}

/** Adjacent words, without stop words: each matches one of several words, or any form of a stem. */
export type Term = readonly ({ readonly words: readonly string[] } | { readonly stem: string })[];

/** Parses the phrases and exclusions of a search. */
export function termsOf(text: string, vocabulary: Vocabulary): Terms {
  const { parts, words } = readSyntax(text);
  if (parts.length === 0) return { words, literal: new Set(), phrases: [], excluded: [], allows: undefined };
  const termOf = (said: string, isWritten: boolean): Term =>
    wordsOf(said).flatMap(({ text: word }) =>
      isStopWord(word) ? [] : [isWritten ? { words: formsOf(word) } : { stem: stemOf(word) }],
    );
  const termsIn = (wanted: SearchPart["kind"]) =>
    parts
      .filter(({ kind }) => kind === wanted)
      .map((part) => termOf(part.text, part.isQuoted))
      .filter(({ length }) => length > 0);
  const [phrases, excluded] = [termsIn("phrase"), termsIn("excluded")];
  const standing = [phrases, excluded].map((terms) => terms.map((term) => standingIn(term, vocabulary)));
  return {
    words: parts.reduce(
      (all, { kind, text: said, start, end }) =>
        kind === "phrase" ? all.slice(0, start) + ` ${said}`.padEnd(end - start) + all.slice(end) : all,
      words,
    ),
    literal: new Set(
      parts.flatMap((part) => (part.kind === "phrase" ? wordsOf(part.text).map((word) => word.text) : [])),
    ),
    allows: (sequence) =>
      (standing[0] ?? []).every((stands) => stands(sequence)) &&
      !(standing[1] ?? []).some((stands) => stands(sequence)),
    phrases,
    excluded,
  };
}

/** Creates a check whether a document contains a term. */
function standingIn(term: Term, vocabulary: Vocabulary): (sequence: Int32Array) => boolean {
  const isAt = term.map((one) => {
    if ("stem" in one) {
      const stem = vocabulary.findStem(one.stem);
      return (word: number) => vocabulary.stem(word) === stem;
    }
    const words = new Set(one.words.map((word) => vocabulary.find(word)));
    return (word: number) => words.has(word);
  });
  return (sequence) => standsIn(sequence, isAt.length, (place, word) => isAt[place]?.(word) ?? false);
}

/** Returns the singular and plural forms of a word. */
const formsOf = (word: string) => [word, `${word}s`, `${word}es`, word.replace(/s$/, "")];
