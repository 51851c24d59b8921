import { saturation, WORDS } from "../inverted-index/bm25.ts";
import { SEGMENT_SIZE } from "../inverted-index/places.ts";
import { placeOf, type Segment } from "../inverted-index/segment.ts";
import type { Statistics } from "../inverted-index/statistics.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import type { Query } from "./query.ts";
import { standsIn } from "./stands-in.ts";

/** The BM25 score and the query coverage of every document of a segment. */
export interface Scores {
  readonly lexical: Float32Array;
  readonly coverage: Float32Array;
}

/** The data needed to score documents. */
interface Scoring {
  readonly vocabulary: Vocabulary;
  readonly statistics: Statistics;
  readonly query: Query;
}

/** A buffer that all searches reuse, since allocating costs more than counting. */
let counted = new Float32Array();

/** Returns zeroed arrays for the scores of each segment, valid until the next search. */
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

/** Returns the BM25 score of every document of a segment. */
export function lexicalOf(segment: Segment, scoring: Scoring): Float32Array {
  const { size } = segment;
  const scores = { lexical: new Float32Array(size), coverage: new Float32Array(size) };
  addScores(segment, scoring, scores);
  return scores.lexical;
}

/** The score of a word's best alternative in each document of a segment. */
let best = new Float64Array(SEGMENT_SIZE);

/** Adds the scores of a segment's documents. */
export function addScores(
  segment: Segment,
  { vocabulary, statistics, query }: Scoring,
  { lexical, coverage }: Scores,
): void {
  const { alive, lengths, size } = segment;
  if (best.length < size) best = new Float64Array(size);
  const meanLength = statistics.totals.length / (statistics.documents || 1);
  const worthOf = ({ counts, rarity }: Postings, at: number, document: number) =>
    rarity * saturation(WORDS, (counts[at] as number) / 2, lengths[document] as number, meanLength);
  const postingsOf = (stem: number): Postings | undefined => {
    const postings = segment.postings(stem);
    return postings && { ...postings, rarity: statistics.idf(statistics.withStem(stem)) };
  };
  for (const { alternatives, phrases, count, idf } of query.slots) {
    best.fill(0, 0, size);
    // Only the best alternative of a word counts in each document.
    const offer = (document: number, score: number) => {
      const before = best[document] as number;
      if (score <= before) return;
      (lexical[document] as number) += score - before;
      if (before === 0) (coverage[document] as number) += idf;
      best[document] = score;
    };
    for (const { stem, weight } of alternatives) {
      const postings = postingsOf(stem);
      for (let at = 0; postings && at < postings.documents.length; at++) {
        const document = postings.documents[at] as number;
        if (alive[document]) offer(document, weight * count * worthOf(postings, at, document));
      }
    }
    for (const { stems, weight, isJoined } of phrases) {
      const all = allOf(stems, postingsOf);
      const isNext = (place: number, word: number) => vocabulary.stem(word) === stems[place];
      for (const document of rarestOf(all)) {
        if (!alive[document]) continue;
        if (isJoined && !standsIn(segment.sequence(document), stems.length, isNext)) continue;
        const worth = sumOf(all, (postings) => {
          const at = placeOf(postings.documents, document);
          return at < 0 ? undefined : worthOf(postings, at, document);
        });
        if (worth !== undefined) offer(document, (weight * count * worth) / stems.length);
      }
    }
  }
}

/** The documents of a segment that have a stem, and its rarity in the whole index. */
interface Postings {
  readonly documents: Uint16Array;
  readonly counts: Uint8Array;
  readonly rarity: number;
}

/** Returns the postings of a phrase's words; empty if any is missing, so thousands of phrases stay cheap. */
function allOf(stems: readonly number[], postingsOf: (stem: number) => Postings | undefined): Postings[] {
  const all: Postings[] = [];
  for (const stem of stems) {
    const postings = postingsOf(stem);
    if (!postings) return [];
    all.push(postings);
  }
  return all;
}

/** Returns the documents of the rarest word. */
function rarestOf(all: readonly Postings[]): Iterable<number> {
  return (
    all.reduce<Uint16Array | undefined>(
      (least, { documents }) => (least && least.length <= documents.length ? least : documents),
      undefined,
    ) ?? []
  );
}

/** Returns the sum over all, or undefined if one has no value. */
function sumOf(all: readonly Postings[], worthOf: (one: Postings) => number | undefined): number | undefined {
  let sum = 0;
  for (const one of all) {
    const worth = worthOf(one);
    if (worth === undefined) return undefined;
    sum += worth;
  }
  return sum;
}
