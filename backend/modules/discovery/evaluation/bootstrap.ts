import { seeded } from "./random.ts";

/** A mean with its 95% confidence interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The number of resamples. */
export const SAMPLES = 2_000;
/** The seed of the random numbers. */
export const SEED = 18;

/**
 * Returns the mean of values with its 95% interval, by resampling with replacement (percentile bootstrap).
 * For the differences between two systems per query, this is the paired comparison.
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
