import { seeded } from "./random.ts";

/** A mean with the interval that holds it in 95 of 100 cases. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How often the values are drawn again. */
export const SAMPLES = 2_000;
/** What the draws are made from. */
export const SEED = 18;

/**
 * The mean of values and its 95% interval, by drawing them again with replacement (percentile bootstrap). Of the
 * differences between two systems, query by query, this is the paired comparison.
 */
export function estimate(values: readonly number[]): Estimate {
  const next = seeded(SEED);
  const means = Float64Array.from({ length: SAMPLES }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < values.length; drawn++) {
      sum += values[Math.floor(next() * values.length)] ?? 0;
    }
    return sum / (values.length || 1);
  }).sort();
  const at = (share: number) => means[Math.floor(share * (SAMPLES - 1))] ?? 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  return { mean, low: at(0.025), high: at(0.975) };
}
