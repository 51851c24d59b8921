import { saturation, WORDS } from "../postings/bm25.ts";
import { SEGMENT_SIZE, type Segment } from "../postings/segment.ts";
import type { Statistics } from "../postings/statistics.ts";
import type { Query } from "./query.ts";

/** BM25 of every document and the share of the query that it covers, of one segment. */
export interface Scores {
  readonly lexical: Float32Array;
  readonly coverage: Float32Array;
}

/** What documents are scored by. */
interface Scoring {
  readonly statistics: Statistics;
  readonly query: Query;
}

/** What searches count in, one after the other: memory that is asked for and given back costs more than the counting. */
let counted = new Float32Array();

/** Where the documents of each segment are counted until the next search, all zero. */
export function scoresOfAll(segments: readonly Segment[]): Scores[] {
  const all = segments.reduce((sum, { size }) => sum + size, 0);
  if (counted.length < 2 * all) counted = new Float32Array(3 * all);
  else counted.fill(0, 0, 2 * all);
  let end = 0;
  const next = (size: number) => {
    end += size;
    return counted.subarray(end - size, end);
  };
  return segments.map(({ size }) => ({ lexical: next(size), coverage: next(size) }));
}

/** BM25 of every document of a segment. */
export function lexicalOf(segment: Segment, scoring: Scoring): Float32Array {
  const { size } = segment;
  const scores = { lexical: new Float32Array(size), coverage: new Float32Array(size) };
  addScores(segment, scoring, scores);
  return scores.lexical;
}

/** What the best alternative of a word is worth in each document of a segment. */
let best = new Float64Array(SEGMENT_SIZE);
/** What the words of a phrase are worth in each document, and how many of them it has. */
let together = new Float64Array(SEGMENT_SIZE);
let present = new Uint16Array(SEGMENT_SIZE);

/** Adds what the documents of a segment score. */
export function addScores(
  segment: Segment,
  { statistics, query }: Scoring,
  { lexical, coverage }: Scores,
): void {
  const { alive, lengths, size } = segment;
  if (best.length < size) {
    best = new Float64Array(size);
    together = new Float64Array(size);
    present = new Uint16Array(size);
  }
  const meanLength = statistics.totals.length / (statistics.documents || 1);
  /** Visits the documents with a stem, each with its BM25. */
  const each = (stem: number, visit: (document: number, score: number) => void) => {
    const postings = segment.postings(stem);
    if (!postings) return;
    const { documents, counts } = postings;
    const rarity = statistics.idf(statistics.withStem(stem));
    for (let at = 0; at < documents.length; at++) {
      const document = documents[at] as number;
      if (!alive[document]) continue;
      const times = (counts[at] as number) / 2;
      visit(document, rarity * saturation(WORDS, times, lengths[document] as number, meanLength));
    }
  };
  for (const { alternatives, phrases, count, idf } of query.slots) {
    best.fill(0, 0, size);
    // Of what stands for a word, the best counts in each document.
    const offer = (document: number, score: number) => {
      const before = best[document] as number;
      if (score <= before) return;
      (lexical[document] as number) += score - before;
      if (before === 0) (coverage[document] as number) += idf;
      best[document] = score;
    };
    for (const { stem, weight } of alternatives) {
      each(stem, (document, score) => offer(document, weight * count * score));
    }
    for (const { stems, weight } of phrases) {
      together.fill(0, 0, size);
      present.fill(0, 0, size);
      for (const stem of stems) {
        each(stem, (document, score) => {
          (together[document] as number) += score;
          if (++(present[document] as number) < stems.length) return;
          offer(document, (weight * count * (together[document] as number)) / stems.length);
        });
      }
    }
  }
}
