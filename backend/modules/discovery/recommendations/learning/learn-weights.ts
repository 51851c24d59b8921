import { type Agreement, confidenceOf, type Rated } from "../weigh.ts";
import { DEFAULT_WEIGHTS, type Weights } from "../weights.ts";

/** What could have been recommended when a person chose a solution on their own. */
export interface Situation {
  readonly chosen: number;
  readonly candidates: readonly (Rated & {
    readonly id: number;
    readonly agreements: readonly Agreement[];
  })[];
}

/** The learned weights with their results on events that they weren't learned from. */
export interface Learned {
  readonly weights: Weights;
  /** The number of events that they were evaluated on. */
  readonly heldOut: number;
  /** The gain in the mean reciprocal rank on them, and its lower bound with a probability of 97.5%. */
  readonly gain: number;
  readonly gainAtLeast: number;
}

/** The share of events, the oldest ones, used for learning. */
const TRAINED = 0.7;
/** The minimum number of events to evaluate on; with fewer, nothing is learned. */
const LEAST_HELD_OUT = 30;
const FACTORS = [0.5, 0.75, 1.33, 2] as const;
const PASSES = 2;
const [LEAST, MOST] = [0.02, 0.95] as const;

/** Returns the reciprocal rank of the chosen solution; 0 if it isn't among the candidates. */
export function reciprocalRank({ chosen, candidates }: Situation, worthOf: WorthOf): number {
  const own = candidates.find(({ id }) => id === chosen);
  if (!own) return 0;
  const worth = worthOf(own);
  const before = candidates.filter((one) => {
    const other = worthOf(one);
    return other > worth || (other === worth && one.id < own.id);
  });
  return 1 / (before.length + 1);
}

type WorthOf = (candidate: Situation["candidates"][number]) => number;

/** Rates candidates by their confidence with some weights. */
export const byConfidence =
  (weights: Weights): WorthOf =>
  (candidate) =>
    confidenceOf(candidate.agreements, candidate, weights);

/**
 * Learns weights from the older events and evaluates them on the newer ones; undefined if there are too few.
 * @param situations oldest first
 */
export function learnWeights(situations: readonly Situation[]): Learned | undefined {
  const trained = Math.floor(situations.length * TRAINED);
  const heldOut = situations.slice(trained);
  if (heldOut.length < LEAST_HELD_OUT) return undefined;
  const weights = climb(situations.slice(0, trained));
  const [learned, present] = [byConfidence(weights), byConfidence(DEFAULT_WEIGHTS)];
  const gains = heldOut.map((one) => reciprocalRank(one, learned) - reciprocalRank(one, present));
  const gain = meanOf(gains);
  const variance = meanOf(gains.map((one) => (one - gain) ** 2));
  const gainAtLeast = gain - 1.96 * Math.sqrt(variance / (gains.length - 1));
  return { weights, heldOut: heldOut.length, gain, gainAtLeast };
}

/** Hill climbing: changes one weight after another as long as the mean reciprocal rank grows. */
function climb(situations: readonly Situation[]): Weights {
  const worthOf = (weights: Weights) =>
    meanOf(situations.map((one) => reciprocalRank(one, byConfidence(weights))));
  let best: Weights = DEFAULT_WEIGHTS;
  let worth = worthOf(best);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const change of CHANGES) {
      for (const factor of FACTORS) {
        const changed = change(best, (weight) => Math.min(MOST, Math.max(LEAST, weight * factor)));
        const found = worthOf(changed);
        if (found > worth) [best, worth] = [changed, found];
      }
    }
  }
  return best;
}

type Change = (weights: Weights, of: (weight: number) => number) => Weights;

const CHANGES: readonly Change[] = [
  ...Object.keys(DEFAULT_WEIGHTS.strength).map(
    (name): Change =>
      ({ strength, shares }, of) => ({
        strength: { ...strength, [name]: of(strength[name as keyof typeof strength]) },
        shares,
      }),
  ),
  ...Object.keys(DEFAULT_WEIGHTS.shares).map(
    (name): Change =>
      ({ strength, shares }, of) => ({
        strength,
        shares: { ...shares, [name]: of(shares[name as keyof typeof shares]) },
      }),
  ),
];

/** Returns the mean; 0 for no values. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}
