import type { EncodedQuery } from "../encoder/query-encoding.ts";
import { saturation, WORDS } from "../postings/bm25.ts";
import type { Segment } from "../postings/segment.ts";
import type { Statistics } from "../postings/statistics.ts";
import { nearness } from "../semantics/space.ts";
import { Best } from "./best.ts";
import type { Query } from "./query.ts";

/** A document that may be an answer. */
export interface Candidate {
  readonly segment: Segment;
  readonly document: number;
  /** BM25 over its words. */
  readonly lexical: number;
}

/** What the words alone find. */
export interface Found {
  readonly candidates: Candidate[];
  /** How many documents of each kind are found. */
  readonly byKind: readonly number[];
}

/** How many candidates come from the words, and how many from the semantic space. */
const BY_WORDS = 200;
const BY_MEANING = 100;
/** How many the encoder adds to a brief's. */
const BY_ENCODER = 150;
/** What is found says at least this share of what the best document says of the query, by rarity of the words. */
const COVERAGE = 0.5;

/** What candidates are looked for in and with. */
export interface Search {
  readonly segments: readonly Segment[];
  readonly statistics: Statistics;
  readonly query: Query;
  /** The query's place in the semantic space: with it, documents near it are candidates too. */
  readonly place?: Int8Array | undefined;
  /** The query as the encoder sees it: with it, documents near it are candidates too. */
  readonly encoded?: EncodedQuery | undefined;
  /** Only of these kinds; all without. */
  readonly kinds?: ReadonlySet<number> | undefined;
  readonly kindCount: number;
}

/** BM25 of every document and the share of the query that it covers, of one segment. */
interface Scores {
  readonly lexical: Float32Array;
  readonly coverage: Float32Array;
}

/** Finds the documents that contain words of the query, and those near it. */
export function findCandidates(search: Search): Found {
  const { segments, kinds, place, encoded, kindCount } = search;
  const scores = segments.map((segment) => scoresOf(segment, search));
  let most = 0;
  for (const { coverage } of scores) for (const share of coverage) if (share > most) most = share;
  const byKind = new Array<number>(kindCount).fill(0);
  const byWords = new Best<Candidate>(BY_WORDS);
  const byMeaning = new Best<Candidate>(BY_MEANING);
  const byEncoder = new Best<Candidate>(BY_ENCODER);
  segments.forEach((segment, number) => {
    const { lexical, coverage } = scores[number] as Scores;
    for (let document = 0; document < segment.size; document++) {
      const kind = segment.kinds[document] as number;
      const isWanted = !kinds || kinds.has(kind);
      const score = lexical[document] as number;
      if (score > 0 && (coverage[document] as number) >= COVERAGE * most) {
        (byKind[kind] as number)++;
        if (isWanted && score > byWords.bar) byWords.add({ segment, document, lexical: score }, score);
      }
      if (!isWanted || !segment.alive[document]) continue;
      const near = place ? nearness(segment.vectors, document, place) : 0;
      if (place && near > byMeaning.bar) byMeaning.add({ segment, document, lexical: score }, near);
      if (!encoded || !segment.encoded.has(document)) continue;
      const alike = segment.encoded.nearness(document, encoded);
      if (alike > byEncoder.bar) byEncoder.add({ segment, document, lexical: score }, alike);
    }
  });
  const candidates = new Map<string, Candidate>();
  for (const candidate of [...byWords.items(), ...byMeaning.items(), ...byEncoder.items()]) {
    const key = candidate.segment.keys[candidate.document] as string;
    if (!candidates.has(key)) candidates.set(key, candidate);
  }
  return { candidates: [...candidates.values()], byKind };
}

/** BM25 of every document of a segment. */
export function scoresOf(
  segment: Segment,
  { statistics, query }: Pick<Search, "statistics" | "query">,
): Scores {
  const lexical = new Float32Array(segment.size);
  const coverage = new Float32Array(segment.size);
  const meanLength = statistics.totals.length / (statistics.documents || 1);
  for (const { alternatives, count, idf } of query.slots) {
    // Of a word's alternatives, the best counts in each document.
    const best = alternatives.length > 1 ? new Map<number, number>() : undefined;
    for (const { stem, weight } of alternatives) {
      const postings = segment.postings(stem);
      if (!postings) continue;
      const rarity = weight * count * statistics.idf(statistics.withStem(stem));
      postings.documents.forEach((document, at) => {
        if (!segment.alive[document]) return;
        const times = (postings.counts[at] as number) / 2;
        const length = segment.lengths[document] as number;
        const score = rarity * saturation(WORDS, times, length, meanLength);
        const before = best?.get(document) ?? 0;
        if (score <= before) return;
        (lexical[document] as number) += score - before;
        if (before === 0) (coverage[document] as number) += idf;
        best?.set(document, score);
      });
    }
  }
  return { lexical, coverage };
}
