import type { EncodedQuery } from "../encoder/query-encoding.ts";
import type { Segment } from "../inverted-index/segment.ts";
import type { Statistics } from "../inverted-index/statistics.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import { Best } from "./best.ts";
import { isUnknown, type Query } from "./query.ts";
import { addScores, type Scores, scoresOfAll } from "./scores.ts";

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
  /** How many of the wanted kinds have each value of a facet, with the chosen values of every other facet. */
  readonly byFacet: ReadonlyMap<number, number>;
}

/** How many candidates come from the words at most, and how many the encoder adds to a brief's. */
export const BY_WORDS = 200;
export const BY_ENCODER = 150;
/** So many candidates a brief has at least, as far as there are records: a vendor is also worth what it offers, which is not among its words. */
export const LEAST = 100;
/** What a search finds says at least this share of what the best document says of the query, by rarity of the words. */
const COVERAGE = 0.5;
/** What a typed search finds says at least this share of the query: what says less was not looked for. */
const FLOOR = 0.4;

/** What candidates are looked for in and with. */
export interface Search {
  readonly segments: readonly Segment[];
  readonly vocabulary: Vocabulary;
  readonly statistics: Statistics;
  readonly query: Query;
  /** Whether any word is enough to be a candidate, as for a brief. */
  readonly byMeaning: boolean;
  /** The query as the encoder sees it: with it, documents near it are candidates too. */
  readonly encoded?: EncodedQuery | undefined;
  /** Only of these kinds; all without. */
  readonly kinds?: ReadonlySet<number> | undefined;
  readonly kindCount: number;
  /** The chosen values by facet: a document has one of each. */
  readonly chosen?: readonly (ReadonlySet<number> | undefined)[] | undefined;
  /** The facet of a value. */
  readonly facetOf?: ((value: number) => number) | undefined;
  /** Whether the latest come first, instead of the best. */
  readonly byDate?: boolean | undefined;
  /** Whether what may be found has phrases of the query as they are written: then that is what was looked for. */
  readonly hasPhrases?: boolean | undefined;
  /** Whether a document may be found, by its words; all may without. */
  readonly allows?: ((sequence: Int32Array) => boolean) | undefined;
  /** How much of the query the best document says that is elsewhere. */
  readonly most?: number | undefined;
}

/** How much of the query is said by the document that says most of it. */
export function mostSaid(search: Search): number {
  return scored(search).most;
}

/** Finds the documents that contain words of the query, and those near it. */
export function findCandidates(search: Search): Found {
  const { segments, query, kinds, byMeaning, encoded, kindCount, facetOf, byDate = false } = search;
  const { memory, most } = scored(search);
  const least = leastCoverage(most, query, search.hasPhrases);
  const isWanted = Uint8Array.from({ length: kindCount }, (_, kind) => Number(!kinds || kinds.has(kind)));
  const byKind = new Array<number>(kindCount).fill(0);
  const byFacet = new Map<number, number>();
  const byWords = new Best<Candidate>(BY_WORDS);
  const others: Candidate[] = [];
  const byEncoder = new Best<Candidate>(BY_ENCODER);
  segments.forEach((segment, number) => {
    const { lexical, coverage } = memory[number] as Scores;
    const { kinds, alive, size, dates } = segment;
    const nearness = encoded && segment.encoded.isFilled ? segment.encoded.nearnessTo(encoded) : undefined;
    for (let document = 0; document < size; document++) {
      const kind = kinds[document] as number;
      const score = lexical[document] as number;
      if (score > 0 && (byMeaning || (coverage[document] as number) >= least)) {
        if (
          facetOf &&
          !countFacets(segment.facets(document), search, isWanted[kind] === 1 ? byFacet : undefined)
        )
          continue;
        (byKind[kind] as number)++;
        const worth = byDate ? (dates[document] as number) : score;
        if (isWanted[kind] && worth > byWords.bar) byWords.add({ segment, document, lexical: score }, worth);
      }
      if (!isWanted[kind] || !alive[document]) continue;
      if (byMeaning && others.length < LEAST) others.push({ segment, document, lexical: score });
      if (!nearness || !segment.encoded.has(document)) continue;
      const alike = nearness(document);
      if (alike > byEncoder.bar) byEncoder.add({ segment, document, lexical: score }, alike);
    }
  });
  const candidates = new Map<string, Candidate>();
  const add = (candidate: Candidate) => {
    const key = candidate.segment.keys.at(candidate.document);
    if (!candidates.has(key)) candidates.set(key, candidate);
  };
  for (const candidate of [...byWords.items(), ...byEncoder.items()]) add(candidate);
  for (const candidate of others) if (candidates.size < LEAST) add(candidate);
  return { candidates: [...candidates.values()], byKind, byFacet };
}

/** What documents score that may be found, until the next search. */
function scored(search: Search): { readonly memory: Scores[]; readonly most: number } {
  const { segments } = search;
  const memory = scoresOfAll(segments);
  let most = search.most ?? 0;
  segments.forEach((segment, number) => {
    const scores = memory[number] as Scores;
    addScores(segment, search, scores);
    if (search.allows) dropOthers(segment, scores, search.allows);
    for (const share of scores.coverage) if (share > most) most = share;
  });
  return { memory, most };
}

/** How much of a query what is found says at least, where the best document says `most` of it. */
export const leastCoverage = (most: number, query: Query, hasPhrases = false): number =>
  Math.max(COVERAGE * most, query.isTyped && !hasPhrases ? FLOOR * worthOf(query) : 0);

/** What a document would be worth that says all of a query; an unknown word of one or two letters is still being typed. */
function worthOf({ slots }: Query): number {
  const telling = slots.filter((slot) => slot.word.length > 2 || !isUnknown(slot));
  return telling.reduce((sum, { idf }) => sum + idf, 0);
}

/** Forgets what documents score that may not be found. */
function dropOthers(
  segment: Segment,
  { lexical, coverage }: Scores,
  allows: NonNullable<Search["allows"]>,
): void {
  if (!lexical.some((score) => score > 0)) return;
  const sequenceOf = segment.sequences();
  for (let document = 0; document < segment.size; document++) {
    if (lexical[document] === 0 || allows(sequenceOf(document))) continue;
    lexical[document] = 0;
    coverage[document] = 0;
  }
}

/**
 * Counts the values of a document in each facet whose siblings it has; returns whether it has a chosen value of every
 * facet in which any are chosen.
 */
function countFacets(
  values: Int32Array,
  { chosen, facetOf }: Search,
  counts: Map<number, number> | undefined,
): boolean {
  const missing = (chosen ?? []).flatMap((wanted, facet) =>
    wanted && !values.some((value) => wanted.has(value)) ? [facet] : [],
  );
  if (counts && missing.length <= 1) {
    for (const value of values) {
      if (missing.length === 0 || facetOf?.(value) === missing[0])
        counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return missing.length === 0;
}
