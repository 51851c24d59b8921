import { readSyntax, type SearchPart } from "../../../shared/text/search-syntax.rules.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";
import { standsIn } from "./stands-in.ts";

/** What a search says that records must have as it is written, and what they must not have. */
export interface Terms {
  /** What else it says, at its places: the words of phrases among them. */
  readonly words: string;
  /** The words of phrases. */
  readonly literal: ReadonlySet<string>;
  /** What documents must have, and must not have. */
  readonly phrases: readonly Term[];
  readonly excluded: readonly Term[];
  /** Whether a document has all phrases and nothing of what is excluded; undefined where anything goes. */
  readonly allows: ((sequence: Int32Array) => boolean) | undefined;
}

/** Words next to each other, without stop words: each as one of the words that it may be, or in any form of its stem. */
export type Term = readonly ({ readonly words: readonly string[] } | { readonly stem: string })[];

/** Reads the phrases and exclusions of a search. */
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

/** Tells of a document whether a term stands in it. */
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

/** A word as it is written, in the singular or the plural. */
const formsOf = (word: string) => [word, `${word}s`, `${word}es`, word.replace(/s$/, "")];
