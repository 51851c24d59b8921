/** How fast repetition stops to count (`k1`), and how much a document's length does (`b`). */
export interface Bm25 {
  readonly k1: number;
  readonly b: number;
}

/** For words and for 4-grams (Robertson and Zaragoza 2009; the values of the research). */
export const WORDS: Bm25 = { k1: 1.2, b: 0.75 };
/** For pairs of neighboring words. */
export const PAIRS: Bm25 = { k1: 0.8, b: 0.5 };
/** For single sentences. */
export const SENTENCES: Bm25 = { k1: 1.2, b: 0.4 };

/** What `count` occurrences are worth in a text of this length, compared with the mean length. */
export function saturation({ k1, b }: Bm25, count: number, length: number, meanLength: number): number {
  return (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / (meanLength || 1)));
}
