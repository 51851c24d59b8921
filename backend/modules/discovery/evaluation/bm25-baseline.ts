import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";

const [K1, B] = [1.2, 0.75];

/**
 * Plain BM25 (k1 1.2, b 0.75) over stemmed words, with title and description as one text: the baseline for
 * the matcher. It shares nothing with the product's index but tokenization, stop words and stemming.
 */
export function bm25(texts: readonly string[]): (query: string) => number[] {
  const lengths: number[] = [];
  const postings = new Map<string, Map<number, number>>();
  texts.forEach((text, document) => {
    const words = termsOf(text);
    lengths.push(words.length);
    for (const word of words) {
      const counts = postings.get(word) ?? new Map<number, number>();
      counts.set(document, (counts.get(document) ?? 0) + 1);
      postings.set(word, counts);
    }
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  return (query) => {
    const scores = new Map<number, number>();
    for (const word of termsOf(query)) {
      const counts = postings.get(word) ?? new Map<number, number>();
      const idf = Math.log(1 + (texts.length - counts.size + 0.5) / (counts.size + 0.5));
      for (const [document, count] of counts) {
        const norm = count + K1 * (1 - B + (B * (lengths[document] ?? 0)) / mean);
        scores.set(document, (scores.get(document) ?? 0) + (idf * count * (K1 + 1)) / norm);
      }
    }
    return [...scores].sort(([a, m], [b, n]) => n - m || a - b).map(([document]) => document);
  };
}

function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => (isStopWord(word.text) ? [] : [stemOf(word.text)]));
}
