import type { Candidate } from "./candidates.ts";
import type { Features } from "./features.ts";
import { gainsOf } from "./neighbors.ts";

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

export type Compared = Exclude<keyof Features, "isNamed">;

/** How much each feature counts once it is comparable; decisions 36 and 43 tell where the numbers come from. */
const WEIGHTS: Readonly<Record<"plain" | "encoded", Readonly<Record<Compared, number>>>> = {
  plain: { lexical: 0.7, grams: 0.3, pairs: 0.1, sentence: 0.2, passage: 0, whole: 0 },
  encoded: { lexical: 0.7, grams: 0.3, pairs: 0.1, sentence: 0.2, passage: 0.6, whole: 0.6 },
};
/** Where fewer of the candidates are encoded, the encoder says nothing: they can't be compared. */
const ENCODED_SHARE = 0.5;
/** The name itself comes before everything else. */
const NAMED = 100;

/** The mean and standard deviation of each feature among the candidates of a query, and how much it counts. */
export type Scales = Readonly<
  Record<Compared, { readonly mean: number; readonly spread: number; readonly weight: number }>
>;

/** A feature's share of a score: `contribution` is `weight` times `value`. */
export interface Share {
  readonly name: Compared;
  readonly weight: number;
  /** How many standard deviations it is above the candidates' mean. */
  readonly value: number;
  readonly contribution: number;
}

const COMPARED = Object.keys(WEIGHTS.plain) as Compared[];

/** What the features of candidates are compared with. */
export function scalesOf(measured: readonly Measured[]): Scales {
  const encoded = measured.filter(({ features }) => features.whole !== undefined).length;
  const isEncoded = encoded > 0 && encoded >= ENCODED_SHARE * measured.length;
  const weights = WEIGHTS[isEncoded ? "encoded" : "plain"];
  const scaleOf = (name: Compared) => {
    const values = measured.flatMap(({ features }) => features[name] ?? []);
    const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length || 1);
    return { mean, spread: Math.sqrt(variance), weight: weights[name] };
  };
  return Object.fromEntries(COMPARED.map((name) => [name, scaleOf(name)])) as Record<
    Compared,
    Scales[Compared]
  >;
}

/** What each feature adds to a score; what is unknown of a candidate adds nothing. */
export function sharesOf(features: Features, scales: Scales): Share[] {
  return COMPARED.flatMap((name) => {
    const { mean, spread, weight } = scales[name];
    if (weight === 0) return [];
    const value = spread < 1e-9 ? 0 : ((features[name] ?? mean) - mean) / spread;
    return [{ name, weight, value, contribution: weight * value }];
  });
}

/**
 * Ranks candidates: each feature is made comparable by its mean and standard deviation among them, weighed and added.
 * @param withNeighbors whether a candidate also gains from good ones that are similar to it.
 */
export function rank(
  measured: readonly Measured[],
  withNeighbors: boolean,
  scales = scalesOf(measured),
): Ranked[] {
  const sums = Float64Array.from(measured, ({ features }) =>
    sharesOf(features, scales).reduce((sum, { contribution }) => sum + contribution, 0),
  );
  const candidates = measured.map(({ candidate }) => candidate);
  const gains = withNeighbors && scales.whole.weight > 0 ? gainsOf(candidates, sums) : undefined;
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
