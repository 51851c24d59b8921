import type { EncodedQuery } from "../encoder/query-encoding.ts";
import type { FacetNumbers } from "../inverted-index/facet-numbers.ts";
import type { Segment } from "../inverted-index/segment.ts";
import type { Statistics } from "../inverted-index/statistics.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import { Best } from "./best.ts";
import { isUnknown, type Query } from "./query.ts";
import { addScores, type Scores, scoresOfAll } from "./scores.ts";

/** A document that may be a result. */
export interface Candidate {
  readonly segment: Segment;
  readonly document: number;
  /** Its BM25 score over words. */
  readonly lexical: number;
}

/** The documents found by words. */
export interface Found {
  readonly candidates: Candidate[];
  /** The number of matching documents by kind. */
  readonly byKind: readonly number[];
  /**
   * The number of documents of the wanted kinds for each facet value, given the chosen values of the other
   * facets.
   */
  readonly byFacet: ReadonlyMap<number, number>;
}

/** The maximum number of candidates by words, and of those that the encoder adds for a brief. */
export const BY_WORDS = 200;
export const BY_ENCODER = 150;
/**
 * The minimum number of a brief's candidates, if there are that many records: vendors are also scored by what
 * they offer, which is not among their indexed words.
 */
export const LEAST = 100;
/** The minimum coverage of a result, weighted by rarity, as a share of the best document's. */
const COVERAGE = 0.5;
/** The minimum coverage of a typed search's result; documents with less weren't looked for. */
const FLOOR = 0.4;

/** The data of a search for candidates. */
export interface Search {
  readonly segments: readonly Segment[];
  readonly vocabulary: Vocabulary;
  readonly statistics: Statistics;
  readonly query: Query;
  /** Whether a single word suffices for a candidate, as for a brief. */
  readonly byMeaning: boolean;
  /** The encoded query; with it, documents near it are candidates, too. */
  readonly encoded?: EncodedQuery | undefined;
  /** Restricts the search to these kinds; all kinds without it. */
  readonly kinds?: ReadonlySet<number> | undefined;
  readonly kindCount: number;
  /** The chosen values by facet: a document must have one of each. */
  readonly chosen?: readonly (ReadonlySet<number> | undefined)[] | undefined;
  /** What numbers the values of facets; without it, none are counted. */
  readonly facets?: Pick<FacetNumbers, "size" | "facetOf"> | undefined;
  /** Whether to sort by date, latest first, instead of by score. */
  readonly byDate?: boolean | undefined;
  /** Whether documents must have quoted phrases, so no minimum share of a typed query applies. */
  readonly hasPhrases?: boolean | undefined;
  /** Whether a document may be found, by its words; all documents without it. */
  readonly allows?: ((sequence: Int32Array) => boolean) | undefined;
  /** The best coverage of any document outside these segments. */
  readonly most?: number | undefined;
}

/** Returns the best coverage of the query by any document. */
export function mostSaid(search: Search): number {
  return scored(search).most;
}

/** Finds the documents with words of the query, and those near it. */
export function findCandidates(search: Search): Found {
  const { segments, query, kinds, byMeaning, encoded, kindCount, facets, chosen, byDate = false } = search;
  const { memory, most } = scored(search);
  const least = leastCoverage(most, query, search.hasPhrases);
  const isWanted = Uint8Array.from({ length: kindCount }, (_, kind) => Number(!kinds || kinds.has(kind)));
  const byKind = new Array<number>(kindCount).fill(0);
  const byFacet = new Uint32Array(facets?.size ?? 0);
  const isFiltered = chosen?.some((values) => values !== undefined);
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
        if (facets && isFiltered) {
          const counts = isWanted[kind] === 1 ? byFacet : undefined;
          if (!countFacets(segment.facets(document), search, counts)) continue;
        } else if (facets && isWanted[kind] === 1) segment.countFacets(document, byFacet);
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
  const counts = new Map([...byFacet.entries()].filter(([, count]) => count > 0));
  return { candidates: [...candidates.values()], byKind, byFacet: counts };
}

/** Scores the documents that may be found; the scores are valid until the next search. */
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

/** Returns the minimum coverage of a result, where `most` is the best document's. */
export const leastCoverage = (most: number, query: Query, hasPhrases = false): number =>
  Math.max(COVERAGE * most, query.isTyped && !hasPhrases ? FLOOR * worthOf(query) : 0);

/**
 * Returns the coverage of a document with all of a query's words; an unknown word of one or two letters is
 * still being typed and doesn't count.
 */
function worthOf({ slots }: Query): number {
  const telling = slots.filter((slot) => slot.word.length > 2 || !isUnknown(slot));
  return telling.reduce((sum, { idf }) => sum + idf, 0);
}

/** Resets the scores of documents that may not be found. */
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
 * Counts a document's values in each facet for which it has the chosen values of all other facets; returns
 * whether it has a chosen value of every facet in which any are chosen.
 */
function countFacets(
  values: Int32Array,
  { chosen, facets }: Search,
  counts: Uint32Array | undefined,
): boolean {
  const missing = (chosen ?? []).flatMap((wanted, facet) =>
    wanted && !values.some((value) => wanted.has(value)) ? [facet] : [],
  );
  if (counts && missing.length <= 1) {
    for (const value of values) {
      if (missing.length === 0 || facets?.facetOf(value) === missing[0]) (counts[value] as number)++;
    }
  }
  return missing.length === 0;
}
