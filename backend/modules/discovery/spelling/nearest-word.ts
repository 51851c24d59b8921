import { grown } from "../inverted-index/growing.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import { isPaired } from "../text/words.ts";
import { editDistance } from "./edit-distance.ts";

/** The minimum length of a word to correct: shorter ones have too many others nearby. */
const MIN_LENGTH = 4;

/** Finds corrections and completions of words. */
export class Spelling {
  readonly #vocabulary: Vocabulary;
  /** The letters of each word as a bit mask, which suffices to rule out most words. */
  #letters = new Uint32Array(1_024);
  #read = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /**
   * Returns the nearest known word: one letter away, or two for words of eight letters or more. Of several,
   * prefers those with the same first letter, then the most frequent.
   * @param frequency returns the number of documents with a word; words in none are ignored.
   */
  nearest(word: string, frequency: (word: number) => number): number | undefined {
    if (word.length < MIN_LENGTH || /\d/.test(word) || isPaired(word)) return undefined;
    this.#readWords();
    const limit = word.length < 8 ? 1 : 2;
    const letters = lettersOf(word);
    let best: { word: number; rank: number } | undefined;
    this.#vocabulary.words.forEach((other, id) => {
      if (Math.abs(other.length - word.length) > limit) return;
      if (bits((this.#letters[id] as number) ^ letters) > 2 * limit) return;
      const distance = editDistance(word, other, limit);
      if (distance > limit || distance === 0) return;
      const count = frequency(id);
      if (count === 0) return;
      const rank = -10 * distance + (other[0] === word[0] ? 5 : 0) + Math.min(Math.log10(count), 4);
      if (!best || rank > best.rank) best = { word: id, rank };
    });
    return best?.word;
  }

  /** Returns the known words that begin with a text, most frequent first. */
  completions(start: string, most: number, frequency: (word: number) => number): number[] {
    const found: { word: number; count: number }[] = [];
    this.#vocabulary.words.forEach((other, id) => {
      if (!other.startsWith(start)) return;
      const count = frequency(id);
      if (count > 0) found.push({ word: id, count });
    });
    return found
      .sort((a, b) => b.count - a.count || a.word - b.word)
      .slice(0, most)
      .map(({ word }) => word);
  }

  #readWords(): void {
    const { words } = this.#vocabulary;
    this.#letters = grown(this.#letters, words.length);
    for (; this.#read < words.length; this.#read++) {
      this.#letters[this.#read] = lettersOf(words[this.#read] as string);
    }
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return letters >>> 0;
}

function bits(value: number): number {
  let rest = value >>> 0;
  let count = 0;
  for (; rest; count++) rest &= rest - 1;
  return count;
}
