import { FIELDS, type SearchDocument } from "../document.ts";
import { sentencesOf } from "../text/sentences.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The weight of a word in each field of FIELDS, times two. */
const WEIGHTS: readonly number[] = [4, 2, 2, 2, 2, 2, 2, 2, 1];

/** The word numbers of sentences, cached for documents that have most of them in common. */
export type KnownSentences = Map<string, readonly number[]>;

/**
 * Encodes a document as numbers: for each sentence and each list value, the field as a negative number
 * followed by its words, without stop words. All counts of a document derive from this.
 * @param known a cache of parsed sentences.
 */
export function sequenceOf(
  { fields }: SearchDocument,
  vocabulary: Vocabulary,
  known?: KnownSentences,
): Int32Array {
  const sequence: number[] = [];
  FIELDS.forEach((name, field) => {
    const value = fields[name];
    for (const text of typeof value === "string" ? sentencesIn(value) : (value ?? [])) {
      const words = known?.get(text) ?? numbersOf(text, vocabulary);
      known?.set(text, words);
      if (words.length === 0) continue;
      sequence.push(-1 - field);
      for (const word of words) sequence.push(word);
    }
  });
  return Int32Array.from(sequence);
}

function numbersOf(text: string, vocabulary: Vocabulary): number[] {
  return wordsOf(text).flatMap((word) => (isStopWord(word.text) ? [] : vocabulary.idOf(word.text)));
}

/** Returns the weight of the words after this mark, times two. */
export function weightAfter(mark: number): number {
  return WEIGHTS[-1 - mark] as number;
}

const DOCUMENTS = -1 - FIELDS.indexOf("documents");

/**
 * Whether this mark begins a sentence of an attached document. Its words are found, but count once each and not
 * towards the length, so that a long document neither hides what its record says nor wins by repetition.
 */
export function isAttached(mark: number): boolean {
  return mark === DOCUMENTS;
}

/** Whether this mark begins the title. */
export function isTitle(mark: number): boolean {
  return mark === -1;
}

function sentencesIn(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end));
}
