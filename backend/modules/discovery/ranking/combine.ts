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
  /** What it gains from good candidates near it; part of the score. */
  readonly gain: number;
}

/** How much each feature counts once it is comparable; decision 36 tells where the numbers come from. */
const WEIGHTS = { lexical: 0.7, grams: 0.3, pairs: 0.1, sentence: 0.2, meaning: 0.4 } as const;
/** How much of its neighbors' scores a candidate gains, how many they are at most, and how near they must be. */
const NEIGHBORS = { weight: 0.6, most: 10, nearest: 0.4 } as const;
/** The name itself comes before everything else. */
const NAMED = 100;

export type Compared = keyof typeof WEIGHTS;

/** The mean and standard deviation of each feature among the candidates of a query. */
export type Scales = Readonly<Record<Compared, { readonly mean: number; readonly spread: number }>>;

/** A feature's share of a score: `contribution` is `weight` times `value`. */
export interface Share {
  readonly name: Compared;
  readonly weight: number;
  /** How many standard deviations it is above the candidates' mean. */
  readonly value: number;
  readonly contribution: number;
}

const COMPARED = Object.keys(WEIGHTS) as Compared[];

/** What the features of candidates are compared with. */
export function scalesOf(measured: readonly Measured[]): Scales {
  const scaleOf = (name: Compared) => {
    const values = measured.map(({ features }) => features[name]);
    const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length || 1);
    return { mean, spread: Math.sqrt(variance) };
  };
  return Object.fromEntries(COMPARED.map((name) => [name, scaleOf(name)])) as Record<
    Compared,
    Scales[Compared]
  >;
}

/** What each feature adds to a score. */
export function sharesOf(features: Features, scales: Scales): Share[] {
  return COMPARED.map((name) => {
    const { mean, spread } = scales[name];
    const value = spread < 1e-9 ? 0 : (features[name] - mean) / spread;
    return { name, weight: WEIGHTS[name], value, contribution: WEIGHTS[name] * value };
  });
}

/**
 * Ranks candidates: each feature is made comparable by its mean and standard deviation among them, weighed and added.
 * @param withNeighbors whether a candidate also gains from good ones near it in the semantic space.
 */
export function rank(measured: readonly Measured[], withNeighbors: boolean): Ranked[] {
  const scales = scalesOf(measured);
  const sums = Float64Array.from(measured, ({ features }) =>
    sharesOf(features, scales).reduce((sum, { contribution }) => sum + contribution, 0),
  );
  const gains = withNeighbors ? gainsOf(measured, sums) : undefined;
  return measured
    .map((entry, at) => {
      const gain = gains?.[at] ?? 0;
      return { ...entry, gain, score: (sums[at] as number) + gain + (entry.features.isNamed ? NAMED : 0) };
    })
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
