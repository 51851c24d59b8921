import { nearness } from "../semantics/space.ts";
import type { Candidate } from "./candidates.ts";
import type { Features } from "./features.ts";

/** A candidate with what was measured of it. */
export interface Measured {
  readonly candidate: Candidate;
  readonly features: Features;
}

/** A candidate with its score: higher is better, comparable within one query only. */
export interface Ranked extends Measured {
  readonly score: number;
}

/** How much each feature counts once it is comparable; decision 36 tells where the numbers come from. */
const WEIGHTS = { lexical: 0.7, grams: 0.3, pairs: 0.1, sentence: 0.2, meaning: 0.4 } as const;
/** How much of its neighbors' scores a candidate gains, how many they are at most, and how near they must be. */
const NEIGHBORS = { weight: 0.6, most: 10, nearest: 0.4 } as const;
/** The name itself comes before everything else. */
const NAMED = 100;

type Compared = keyof typeof WEIGHTS;

/**
 * Ranks candidates: each feature is made comparable by its mean and standard deviation among them, weighed and added.
 * @param withNeighbors whether a candidate also gains from good ones near it in the semantic space.
 */
export function rank(measured: readonly Measured[], withNeighbors: boolean): Ranked[] {
  const sums = new Float64Array(measured.length);
  for (const name of Object.keys(WEIGHTS) as Compared[]) {
    const values = measured.map(({ features }) => features[name]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    const spread = Math.sqrt(variance);
    if (spread < 1e-9) continue;
    values.forEach((value, at) => {
      (sums[at] as number) += (WEIGHTS[name] * (value - mean)) / spread;
    });
  }
  const gains = withNeighbors ? gainsOf(measured, sums) : undefined;
  return measured
    .map((entry, at) => ({
      ...entry,
      score: (sums[at] as number) + (gains?.[at] ?? 0) + (entry.features.isNamed ? NAMED : 0),
    }))
    .sort((a, b) => b.score - a.score || (keyOf(a) < keyOf(b) ? -1 : 1));
}

function keyOf({ candidate: { segment, document } }: Measured): string {
  return segment.keys[document] as string;
}

/** What each candidate gains: the mean of its nearest neighbors' scores above 0, weighted by how near they are. */
function gainsOf(measured: readonly Measured[], sums: Float64Array): Float64Array {
  const places = measured.map(({ candidate: { segment, document } }) => {
    const size = segment.vectors.length / segment.size;
    return segment.vectors.subarray(document * size, (document + 1) * size);
  });
  return Float64Array.from(measured, (_, at) => {
    const near: { from: number; cosine: number }[] = [];
    for (let from = 0; from < places.length; from++) {
      const cosine = from === at ? 0 : nearness(places[from] as Int8Array, 0, places[at] as Int8Array);
      if (cosine >= NEIGHBORS.nearest) near.push({ from, cosine });
    }
    const nearest = near.sort((a, b) => b.cosine - a.cosine || a.from - b.from).slice(0, NEIGHBORS.most);
    const gained = nearest.reduce(
      (sum, { from, cosine }) => sum + cosine * Math.max(sums[from] as number, 0),
      0,
    );
    return (NEIGHBORS.weight * gained) / NEIGHBORS.most;
  });
}
