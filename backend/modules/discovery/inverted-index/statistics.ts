import { grown } from "./growing.ts";
import { isAttached, weightAfter } from "./sequence.ts";
import { GRAMS, type Vocabulary } from "./vocabulary.ts";

/** The number of hash values for pairs of neighboring words; collisions are rare. */
const PAIRS = 1 << 18;

/** Returns the hash value of two neighboring stems. */
export function pairOf(first: number, second: number): number {
  const hash = Math.imul(first + 1, 0x9e3779b1) ^ Math.imul(second + 1, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & (PAIRS - 1);
}

/** Sums over documents: weighted words (times two), 4-grams, pairs; and sentences with their words. */
export interface Totals {
  length: number;
  grams: number;
  pairs: number;
  sentences: number;
  words: number;
}

/** The number of documents, with their sums. */
export interface KnownTotals {
  readonly documents: number;
  readonly totals: Readonly<Totals>;
}

/** The serializable counts of all documents. */
export interface PackedStatistics extends KnownTotals {
  readonly stems: Int32Array;
  readonly grams: Int32Array;
  readonly pairs: Int32Array;
}

/**
 * The collection statistics that BM25 needs: the document frequency of each stem, 4-gram and pair, and the
 * document lengths.
 */
export class Statistics {
  documents = 0;
  readonly totals: Totals = { length: 0, grams: 0, pairs: 0, sentences: 0, words: 0 };
  readonly #vocabulary: Vocabulary;
  #stems = new Int32Array(1_024);
  readonly #grams = new Int32Array(GRAMS);
  readonly #pairs = new Int32Array(PAIRS);
  /** The document that last counted a value, so that each counts it once. */
  #stemStamps = new Int32Array(1_024);
  readonly #gramStamps = new Int32Array(GRAMS);
  readonly #pairStamps = new Int32Array(PAIRS);
  #stamp = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** The current counts in serializable form. */
  get packed(): PackedStatistics {
    return {
      documents: this.documents,
      totals: { ...this.totals },
      stems: this.#stems.slice(),
      grams: this.#grams.slice(),
      pairs: this.#pairs.slice(),
    };
  }

  /** Restores saved counts, replacing the current ones. */
  restore({ documents, totals, stems, grams, pairs }: PackedStatistics): void {
    this.documents = documents;
    Object.assign(this.totals, totals);
    this.#stems = grown(this.#stems, stems.length);
    this.#stems.set(stems);
    this.#grams.set(grams);
    this.#pairs.set(pairs);
  }

  /** Sets the totals of documents stored elsewhere. */
  know({ documents, totals }: KnownTotals): void {
    this.documents += documents;
    for (const name of Object.keys(this.totals) as (keyof Totals)[]) this.totals[name] += totals[name];
  }

  /** Sets a stem's, 4-gram's or pair's document frequency among documents elsewhere; called once for each. */
  knowOf(what: "stem" | "gram" | "pair", value: number, documents: number): void {
    if (what === "stem") this.#stems = grown(this.#stems, value + 1);
    const counts = { stem: this.#stems, gram: this.#grams, pair: this.#pairs }[what];
    (counts[value] as number) += documents;
  }

  /** Adds a document to the counts, or removes it with the sign -1. */
  count(sequence: Int32Array, sign: 1 | -1): void {
    const stamp = ++this.#stamp;
    this.documents += sign;
    this.#stems = grown(this.#stems, this.#vocabulary.stems.length);
    this.#stemStamps = grown(this.#stemStamps, this.#vocabulary.stems.length);
    let weight = 0;
    let previous = -1;
    let ofDocument = false;
    for (const value of sequence) {
      if (value < 0) {
        weight = weightAfter(value);
        previous = -1;
        ofDocument = isAttached(value);
        if (!ofDocument) this.totals.sentences += sign;
        continue;
      }
      const stem = this.#vocabulary.stem(value);
      if (!ofDocument) {
        this.totals.length += sign * weight;
        this.totals.words += sign;
      }
      if (this.#stemStamps[stem] !== stamp) {
        this.#stemStamps[stem] = stamp;
        (this.#stems[stem] as number) += sign;
      }
      if (ofDocument) continue;
      if (previous >= 0) this.#countPair(pairOf(previous, stem), stamp, sign);
      this.#countGrams(this.#vocabulary.grams(value), stamp, sign);
      previous = stem;
    }
  }

  /** Returns the document frequency of a stem. */
  withStem(stem: number): number {
    return this.#stems[stem] ?? 0;
  }

  withGram(gram: number): number {
    return this.#grams[gram] as number;
  }

  withPair(pair: number): number {
    return this.#pairs[pair] as number;
  }

  /** Returns the inverse document frequency: ln(1 + (N - n + .5) / (n + .5)). */
  idf(documents: number): number {
    const all = Math.max(this.documents, documents);
    return Math.log(1 + (all - documents + 0.5) / (documents + 0.5));
  }

  #countPair(pair: number, stamp: number, sign: 1 | -1): void {
    this.totals.pairs += sign;
    if (this.#pairStamps[pair] === stamp) return;
    this.#pairStamps[pair] = stamp;
    (this.#pairs[pair] as number) += sign;
  }

  #countGrams(grams: Uint32Array, stamp: number, sign: 1 | -1): void {
    this.totals.grams += sign * grams.length;
    for (const gram of grams) {
      if (this.#gramStamps[gram] === stamp) continue;
      this.#gramStamps[gram] = stamp;
      (this.#grams[gram] as number) += sign;
    }
  }
}
