import { modelInUse } from "../encoder/model-in-use.ts";
import type { Candidate } from "./candidates.ts";
import type { Features } from "./features.ts";

/** A candidate with its features. */
export interface Measured {
  readonly candidate: Candidate;
  readonly features: Features;
}

/** A candidate with its score, from about 0 for no match to about 1 for a match of the whole query. */
export interface Ranked extends Measured {
  readonly score: number;
}

export type Compared = Exclude<keyof Features, "isNamed" | "isNamedAlike">;

/**
 * The weight of each feature; without an encoder, they add up to 1. Decisions 81 and 90 explain the numbers.
 */
const WEIGHTS: Readonly<Record<"plain" | "encoded" | "chosen", Readonly<Record<Compared, number>>>> = {
  plain: { lexical: 0.5, grams: 0.25, pairs: 0.1, sentence: 0.15, passage: 0, whole: 0 },
  encoded: { lexical: 0.26, grams: 0.085, pairs: 0.035, sentence: 0.09, passage: 0.26, whole: 0.32 },
  // Whole texts have lower similarities than single sentences, and with a custom model all have: its weights
  // add up to more, to keep the bands.
  chosen: { lexical: 0.18, grams: 0.09, pairs: 0.035, sentence: 0.055, passage: 0.33, whole: 0.5 },
};
/** The score of an exact name, which ranks above everything else. */
const NAMED = 100;
/** The factor for the score of a name that only resembles the typed word. */
const NAMED_ALIKE = 0.3;

const COMPARED = Object.keys(WEIGHTS.plain) as Compared[];

/** How the features of a query's candidates are turned into scores. */
export interface Scale {
  readonly weights: Readonly<Record<Compared, number>>;
  /** The value for a candidate that isn't encoded: the mean of the encoded ones. */
  readonly passage: number;
  readonly whole: number;
}

/** A feature's component of a score: `contribution` is `weight` times `value`. */
export interface Share {
  readonly name: Compared;
  readonly weight: number;
  /** From about 0 to about 1. */
  readonly value: number;
  readonly contribution: number;
}

/** Returns the scale for candidates. */
export function scaleOf(measured: readonly Measured[]): Scale {
  const encoded = measured.flatMap(({ features: { passage, whole } }) =>
    passage === undefined || whole === undefined ? [] : [{ passage, whole }],
  );
  const mean = (name: "passage" | "whole") =>
    encoded.reduce((sum, one) => sum + one[name], 0) / (encoded.length || 1);
  return {
    weights: WEIGHTS[encoded.length === 0 ? "plain" : modelInUse().folder ? "chosen" : "encoded"],
    passage: mean("passage"),
    whole: mean("whole"),
  };
}

/** Returns what each feature contributes to a score. */
export function sharesOf(features: Features, { weights, ...means }: Scale): Share[] {
  const known = {
    ...features,
    passage: features.passage ?? means.passage,
    whole: features.whole ?? means.whole,
  };
  return COMPARED.flatMap((name) => {
    const [weight, value] = [weights[name], known[name]];
    return weight === 0 ? [] : [{ name, weight, value, contribution: weight * value }];
  });
}

/** Ranks candidates by the weighted sum of their features. */
export function rank(measured: readonly Measured[], scale = scaleOf(measured)): Ranked[] {
  return measured
    .map((entry) => {
      const score = sharesOf(entry.features, scale).reduce((sum, { contribution }) => sum + contribution, 0);
      const { isNamed, isNamedAlike } = entry.features;
      return { ...entry, score: isNamed ? score + NAMED : isNamedAlike ? score * NAMED_ALIKE : score };
    })
    .sort((a, b) => b.score - a.score || (keyOf(a) < keyOf(b) ? -1 : 1));
}

function keyOf({ candidate: { segment, document } }: Measured): string {
  return segment.keys.at(document);
}
