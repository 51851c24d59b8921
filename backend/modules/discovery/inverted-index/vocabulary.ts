import { stemOf } from "../text/stem.ts";
import { grown } from "./growing.ts";

/** The number of hash values for character 4-grams. Collisions are rare and cost a little precision. */
export const GRAMS = 1 << 18;

/** Returns the 4-grams of `_word_`, each as a number below GRAMS. */
export function gramsOf(word: string): number[] {
  const bounded = `_${word}_`;
  const grams: number[] = [];
  for (let at = 0; at + 4 <= bounded.length || at === 0; at++) {
    let hash = 0x811c9dc5;
    for (let place = at; place < at + 4 && place < bounded.length; place++) {
      hash = Math.imul(hash ^ bounded.charCodeAt(place), 0x01000193);
    }
    grams.push((hash ^ (hash >>> 15)) & (GRAMS - 1));
  }
  return grams;
}

/** The numbered words and stems of a vocabulary, and the 4-grams of the words, in serializable form. */
export interface PackedVocabulary {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly stemOf: Int32Array;
  readonly gramEnds: Uint32Array;
  readonly grams: Uint32Array;
}

/** All words ever seen, numbered, each with the number of its stem and its 4-grams. */
export class Vocabulary {
  readonly words: string[] = [];
  readonly stems: string[] = [];
  readonly #wordIds = new Map<string, number>();
  readonly #stemIds = new Map<string, number>();
  #stemOf = new Int32Array(1_024);
  #gramEnds = new Uint32Array(1_024);
  #grams = new Uint32Array(8_192);

  /** The current words and stems in serializable form. */
  get packed(): PackedVocabulary {
    const count = this.words.length;
    return {
      words: this.words.slice(),
      stems: this.stems.slice(),
      stemOf: this.#stemOf.slice(0, count),
      gramEnds: this.#gramEnds.slice(0, count),
      grams: this.#grams.slice(0, count === 0 ? 0 : this.#gramEnds[count - 1]),
    };
  }

  /** Restores saved words and stems into an empty instance. */
  restore({ words, stems, stemOf, gramEnds, grams }: PackedVocabulary): void {
    words.forEach((word, id) => {
      this.words.push(word);
      this.#wordIds.set(word, id);
    });
    stems.forEach((stem, id) => {
      this.stems.push(stem);
      this.#stemIds.set(stem, id);
    });
    this.#stemOf = stemOf.slice();
    this.#gramEnds = gramEnds.slice();
    this.#grams = grams.slice();
  }

  /** Returns a word's number; a new word gets one. */
  idOf(word: string): number {
    const known = this.#wordIds.get(word);
    if (known !== undefined) return known;
    const id = this.words.push(word) - 1;
    this.#wordIds.set(word, id);
    this.#stemOf = grown(this.#stemOf, id + 1);
    this.#stemOf[id] = this.stemIdOf(stemOf(word));
    const grams = gramsOf(word);
    const start = id === 0 ? 0 : (this.#gramEnds[id - 1] as number);
    this.#grams = grown(this.#grams, start + grams.length);
    this.#grams.set(grams, start);
    this.#gramEnds = grown(this.#gramEnds, id + 1);
    this.#gramEnds[id] = start + grams.length;
    return id;
  }

  /** Returns the number of a known word. */
  find(word: string): number | undefined {
    return this.#wordIds.get(word);
  }

  /** Returns the number of a known stem. */
  findStem(stem: string): number | undefined {
    return this.#stemIds.get(stem);
  }

  /** Returns the number of a word's stem. */
  stem(word: number): number {
    return this.#stemOf[word] as number;
  }

  /** Returns the 4-grams of a word. */
  grams(word: number): Uint32Array {
    const start = word === 0 ? 0 : (this.#gramEnds[word - 1] as number);
    return this.#grams.subarray(start, this.#gramEnds[word]);
  }

  /** Returns how many 4-grams a word has. */
  gramCount(word: number): number {
    return (this.#gramEnds[word] as number) - (word === 0 ? 0 : (this.#gramEnds[word - 1] as number));
  }

  /** Returns a stem's number; a new stem gets one. */
  stemIdOf(stem: string): number {
    const known = this.#stemIds.get(stem);
    if (known !== undefined) return known;
    const id = this.stems.push(stem) - 1;
    this.#stemIds.set(stem, id);
    return id;
  }
}
