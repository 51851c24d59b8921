import type { Statistics } from "../inverted-index/statistics.ts";
import { pairOf } from "../inverted-index/statistics.ts";
import { gramsOf } from "../inverted-index/vocabulary.ts";
import type { Query } from "./query.ts";

/** Something of a query that documents may have: how often it is asked for, and how rare it is. */
export interface Wanted {
  readonly place: number;
  readonly weight: number;
}

/** The 4-grams, stems and pairs of a query, each with its place in arrays of counts. */
export interface WantedParts {
  readonly grams: ReadonlyMap<number, Wanted>;
  readonly pairs: ReadonlyMap<number, Wanted>;
  readonly stems: ReadonlyMap<number, Wanted>;
}

/** What of a query is looked for in the candidates. */
export function partsOf(query: Query, statistics: Statistics): WantedParts {
  const grams = new Map<number, number>();
  for (const word of query.words) {
    for (const gram of gramsOf(word)) grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  const pairs = new Map<number, number>();
  query.order.forEach((stem, at) => {
    const next = query.order[at + 1] ?? -1;
    if (stem < 0 || next < 0) return;
    const pair = pairOf(stem, next);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  });
  const stems = new Map<number, number>();
  for (const { alternatives, count } of query.slots) {
    for (const { stem, weight } of alternatives) {
      stems.set(stem, Math.max(stems.get(stem) ?? 0, weight * count));
    }
  }
  return {
    grams: weighted(grams, (gram) => statistics.idf(statistics.withGram(gram))),
    pairs: weighted(pairs, (pair) => statistics.idf(statistics.withPair(pair))),
    stems: weighted(stems, (stem) => statistics.idf(statistics.withStem(stem))),
  };
}

function weighted(counts: ReadonlyMap<number, number>, idf: (value: number) => number): Map<number, Wanted> {
  return new Map(
    [...counts].map(([value, count], place) => [value, { place, weight: count * idf(value) }] as const),
  );
}
