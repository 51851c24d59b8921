import type { EncodedQuery } from "../encoder/query-encoding.ts";
import { saturation, WORDS } from "../postings/bm25.ts";
import { SEGMENT_SIZE, type Segment } from "../postings/segment.ts";
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
  const memory = scoresOfAll(segments);
  let most = 0;
  segments.forEach((segment, number) => {
    const scores = memory[number] as Scores;
    addScores(segment, search, scores);
    for (const share of scores.coverage) if (share > most) most = share;
  });
  const isWanted = Uint8Array.from({ length: kindCount }, (_, kind) => Number(!kinds || kinds.has(kind)));
  const byKind = new Array<number>(kindCount).fill(0);
  const byWords = new Best<Candidate>(BY_WORDS);
  const byMeaning = new Best<Candidate>(BY_MEANING);
  const byEncoder = new Best<Candidate>(BY_ENCODER);
  segments.forEach((segment, number) => {
    const { lexical, coverage } = memory[number] as Scores;
    const { kinds, alive, vectors, size } = segment;
    const isEncoded = encoded !== undefined && segment.encoded.isFilled;
    for (let document = 0; document < size; document++) {
      const kind = kinds[document] as number;
      const score = lexical[document] as number;
      if (score > 0 && (coverage[document] as number) >= COVERAGE * most) {
        (byKind[kind] as number)++;
        if (isWanted[kind] && score > byWords.bar) byWords.add({ segment, document, lexical: score }, score);
      }
      if (!isWanted[kind] || !alive[document]) continue;
      const near = place ? nearness(vectors, document, place) : 0;
      if (place && near > byMeaning.bar) byMeaning.add({ segment, document, lexical: score }, near);
      if (!isEncoded || !segment.encoded.has(document)) continue;
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

/** What searches count in, one after the other: memory that is asked for and given back costs more than the counting. */
let counted = new Float32Array();
/** What the best alternative of a word is worth in each document of a segment. */
let best = new Float64Array(SEGMENT_SIZE);

/** Where the documents of each segment are counted, all zero. */
function scoresOfAll(segments: readonly Segment[]): Scores[] {
  const all = segments.reduce((sum, { size }) => sum + size, 0);
  if (counted.length < 2 * all) counted = new Float32Array(3 * all);
  else counted.fill(0, 0, 2 * all);
  let end = 0;
  return segments.map(({ size }) => {
    const [lexical, coverage] = [
      counted.subarray(end, end + size),
      counted.subarray(end + size, end + 2 * size),
    ];
    end += 2 * size;
    return { lexical, coverage };
  });
}

/** BM25 of every document of a segment. */
export function lexicalOf(segment: Segment, search: Pick<Search, "statistics" | "query">): Float32Array {
  const scores = { lexical: new Float32Array(segment.size), coverage: new Float32Array(segment.size) };
  addScores(segment, search, scores);
  return scores.lexical;
}

function addScores(
  segment: Segment,
  { statistics, query }: Pick<Search, "statistics" | "query">,
  { lexical, coverage }: Scores,
): void {
  const { alive, lengths } = segment;
  const meanLength = statistics.totals.length / (statistics.documents || 1);
  if (best.length < segment.size) best = new Float64Array(segment.size);
  for (const { alternatives, count, idf } of query.slots) {
    // Of a word's alternatives, the best counts in each document.
    if (alternatives.length > 1) best.fill(0, 0, segment.size);
    for (const { stem, weight } of alternatives) {
      const postings = segment.postings(stem);
      if (!postings) continue;
      const { documents, counts } = postings;
      const rarity = weight * count * statistics.idf(statistics.withStem(stem));
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at] as number;
        if (!alive[document]) continue;
        const times = (counts[at] as number) / 2;
        const score = rarity * saturation(WORDS, times, lengths[document] as number, meanLength);
        const before = alternatives.length > 1 ? (best[document] as number) : 0;
        if (score <= before) continue;
        (lexical[document] as number) += score - before;
        if (before === 0) (coverage[document] as number) += idf;
        best[document] = score;
      }
    }
  }
}
