import { readSyntax } from "../../../shared/search-syntax.rules.ts";
import type { Segment } from "../postings/segment.ts";
import type { Vocabulary } from "../postings/vocabulary.ts";
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
  /** Whether a document has all phrases and nothing of what is excluded; undefined where anything goes. */
  readonly allows: ((segment: Segment, document: number) => boolean) | undefined;
}

/** Words next to each other: each may be one of several. */
type Term = readonly ((word: number) => boolean)[];

/** Reads the phrases and exclusions of a search. */
export function termsOf(text: string, vocabulary: Vocabulary): Terms {
  const { parts, words } = readSyntax(text);
  if (parts.length === 0) return { words, literal: new Set(), allows: undefined };
  const termOf = (said: string, isWritten: boolean): Term =>
    wordsOf(said).flatMap(({ text: word }) =>
      isStopWord(word) ? [] : isWritten ? writtenAs(word, vocabulary) : inAnyForm(word, vocabulary),
    );
  const [phrases, excluded] = (["phrase", "excluded"] as const).map((wanted) =>
    parts
      .filter(({ kind }) => kind === wanted)
      .map((part) => termOf(part.text, part.isQuoted))
      .filter(({ length }) => length > 0),
  );
  const has = (sequence: Int32Array, term: Term) =>
    standsIn(sequence, term.length, (place, word) => term[place]?.(word) ?? false);
  return {
    words: parts.reduce(
      (all, { kind, text: said, start, end }) =>
        kind === "phrase" ? all.slice(0, start) + ` ${said}`.padEnd(end - start) + all.slice(end) : all,
      words,
    ),
    literal: new Set(
      parts.flatMap((part) => (part.kind === "phrase" ? wordsOf(part.text).map((word) => word.text) : [])),
    ),
    allows: (segment, document) => {
      const sequence = segment.sequence(document);
      return (
        (phrases ?? []).every((term) => has(sequence, term)) &&
        !(excluded ?? []).some((term) => has(sequence, term))
      );
    },
  };
}

/** A word as it is written, in the singular or the plural. */
function writtenAs(word: string, vocabulary: Vocabulary): Term {
  const forms = new Set(
    [word, `${word}s`, `${word}es`, word.replace(/s$/, "")].map((one) => vocabulary.find(one)),
  );
  return [(other) => forms.has(other)];
}

function inAnyForm(word: string, vocabulary: Vocabulary): Term {
  const stem = vocabulary.findStem(stemOf(word));
  return [(other) => vocabulary.stem(other) === stem];
}
