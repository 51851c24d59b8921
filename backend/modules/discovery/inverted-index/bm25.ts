/** BM25 parameters: how fast repetitions saturate (`k1`), and how much the document length counts (`b`). */
export interface Bm25 {
  readonly k1: number;
  readonly b: number;
}

/** For words and 4-grams (Robertson and Zaragoza 2009; the values of the research). */
export const WORDS: Bm25 = { k1: 1.2, b: 0.75 };
/** For pairs of neighboring words. */
export const PAIRS: Bm25 = { k1: 0.8, b: 0.5 };
/** For single sentences. */
export const SENTENCES: Bm25 = { k1: 1.2, b: 0.4 };

/**
 * Returns the BM25 term weight of `count` occurrences in a text of this length, relative to the mean length.
 */
export function saturation({ k1, b }: Bm25, count: number, length: number, meanLength: number): number {
  return (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / (meanLength || 1)));
}
