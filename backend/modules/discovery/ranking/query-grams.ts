import type { Statistics } from "../inverted-index/statistics.ts";
import { pairOf } from "../inverted-index/statistics.ts";
import { gramsOf } from "../inverted-index/vocabulary.ts";
import type { Query } from "./query.ts";

/** A part of a query that documents may have: its index, and its weight by count and rarity. */
export interface Wanted {
  readonly place: number;
  readonly weight: number;
}

/** The 4-grams, stems and pairs of a query, each with its index in arrays of counts. */
export interface WantedParts {
  readonly grams: ReadonlyMap<number, Wanted>;
  readonly pairs: ReadonlyMap<number, Wanted>;
  /** The first stems of the pairs. */
  readonly firsts: ReadonlySet<number>;
  readonly stems: ReadonlyMap<number, Wanted>;
}

/** Returns a unique number for two neighboring stems, without the collisions of `pairOf`. */
export function neighborsOf(first: number, second: number): number {
  return first * 2 ** 26 + second;
}

/** Returns the parts of a query that candidates are searched for. */
export function partsOf(query: Query, statistics: Statistics): WantedParts {
  const grams = new Map<number, number>();
  for (const word of query.words) {
    for (const gram of gramsOf(word)) grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  const pairs = new Map<number, number>();
  const rarity = new Map<number, number>();
  const firsts = new Set<number>();
  query.order.forEach((stem, at) => {
    const next = query.order[at + 1] ?? -1;
    if (stem < 0 || next < 0) return;
    const pair = neighborsOf(stem, next);
    firsts.add(stem);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    rarity.set(pair, statistics.idf(statistics.withPair(pairOf(stem, next))));
  });
  const stems = new Map<number, number>();
  for (const { alternatives, count } of query.slots) {
    for (const { stem, weight } of alternatives) {
      stems.set(stem, Math.max(stems.get(stem) ?? 0, weight * count));
    }
  }
  return {
    grams: weighted(grams, (gram) => statistics.idf(statistics.withGram(gram))),
    pairs: weighted(pairs, (pair) => rarity.get(pair) as number),
    firsts,
    stems: weighted(stems, (stem) => statistics.idf(statistics.withStem(stem))),
  };
}

function weighted(counts: ReadonlyMap<number, number>, idf: (value: number) => number): Map<number, Wanted> {
  return new Map(
    [...counts].map(([value, count], place) => [value, { place, weight: count * idf(value) }] as const),
  );
}
