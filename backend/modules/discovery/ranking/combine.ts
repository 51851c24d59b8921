import { modelInUse } from "../encoder/model-in-use.ts";
import type { Candidate } from "./candidates.ts";
import type { Features } from "./features.ts";

/** A candidate with what was measured of it. */
export interface Measured {
  readonly candidate: Candidate;
  readonly features: Features;
}

/** A candidate with its score: from about 0, where it says nothing of the query, to about 1, where it says all of it. */
export interface Ranked extends Measured {
  readonly score: number;
}

export type Compared = Exclude<keyof Features, "isNamed" | "isNamedAlike">;

/** How much each feature counts; by words alone they add up to 1. Decisions 81 and 90 tell where the numbers come from. */
const WEIGHTS: Readonly<Record<"plain" | "encoded" | "chosen", Readonly<Record<Compared, number>>>> = {
  plain: { lexical: 0.5, grams: 0.25, pairs: 0.1, sentence: 0.15, passage: 0, whole: 0 },
  encoded: { lexical: 0.26, grams: 0.085, pairs: 0.035, sentence: 0.09, passage: 0.26, whole: 0.32 },
  // Whole texts are less alike than single sentences, and of a model that was set instead all are: these add up to more for the same bands.
  chosen: { lexical: 0.18, grams: 0.09, pairs: 0.035, sentence: 0.055, passage: 0.33, whole: 0.5 },
};
/** The name itself comes before everything else. */
const NAMED = 100;
/** What remains of the score of a name that is only like a word that was typed. */
const NAMED_ALIKE = 0.3;

const COMPARED = Object.keys(WEIGHTS.plain) as Compared[];

/** How the features of the candidates of a query become scores. */
export interface Scale {
  readonly weights: Readonly<Record<Compared, number>>;
  /** What is taken for a candidate that isn't encoded: the mean of those that are. */
  readonly passage: number;
  readonly whole: number;
}

/** A feature's share of a score: `contribution` is `weight` times `value`. */
export interface Share {
  readonly name: Compared;
  readonly weight: number;
  /** From about 0 to about 1. */
  readonly value: number;
  readonly contribution: number;
}

/** How the features of candidates become scores. */
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

/** What each feature adds to a score. */
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
