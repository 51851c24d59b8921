import type { Candidate } from "./candidate.ts";
import { type Counts, commonOf } from "./facts.ts";
import { reasonOf } from "./reason.ts";
import type { SpokenOf } from "./shared-terms.ts";
import type { Signal, SignalSource } from "./signals.ts";
import { DEFAULT_WEIGHTS, type Weights } from "./weights.ts";

/** A signal with the solutions that searching for it ranks highest. */
export interface Ranking {
  readonly signal: Signal;
  /** The scores of the best solutions, from about 0 to 1. */
  readonly scores: ReadonlyMap<number, number>;
  /** The signal's text, if it has one. */
  readonly spoken: SpokenOf | undefined;
}

/** A solution with its confidence and reasons. */
export interface Weighed {
  readonly candidate: Candidate;
  /** The confidence from 0 to 1 (decision 34). */
  readonly confidence: number;
  /** Strongest first; never empty. */
  readonly reasons: readonly string[];
  readonly isPersonal: boolean;
}

/** How far a signal agrees with a solution, each part from 0 to 1; undefined for parts that it lacks. */
export interface Agreement {
  readonly source: SignalSource;
  readonly reason: string;
  readonly text: number;
  readonly category: number | undefined;
  readonly sports: number | undefined;
}

/** The score of full agreement, the same from which a brief's match is strong. */
const STRONG = 0.5;
/** The number of strongest signals that count. */
const STRONGEST = 3;

/** The ratings of a solution. */
export type Rated = Pick<Candidate, "score" | "reviewCount">;

/** Weighs a solution by its signals or its reviews; undefined if it has neither. */
export function weigh(
  candidate: Candidate,
  agreements: readonly Agreement[],
  weights = DEFAULT_WEIGHTS,
): Weighed | undefined {
  const confidence = confidenceOf(agreements, candidate, weights);
  if (agreements.length > 0) {
    const strongest = strongestOf(agreements, weights);
    const reasons = [...new Set(strongest.map(({ agreement }) => agreement.reason))];
    return { candidate, confidence, reasons, isPersonal: true };
  }
  if (candidate.reviewCount === 0) return undefined;
  return { candidate, confidence, reasons: [ratedOf(candidate)], isPersonal: false };
}

/** Returns the confidence in a solution, from 0 to 1: by its agreements or, without any, by its reviews. */
export function confidenceOf(
  agreements: readonly Agreement[],
  { score, reviewCount }: Rated,
  weights: Weights,
): number {
  if (agreements.length === 0) return reviewCount === 0 ? 0 : score / 20;
  // Each signal removes a share of the doubt that the others leave, so the confidence never reaches 1.
  const doubt = strongestOf(agreements, weights).reduce((left, { weight }) => left * (1 - weight), 1);
  return 1 - doubt;
}

function strongestOf(agreements: readonly Agreement[], weights: Weights) {
  return agreements
    .map((agreement) => ({ agreement, weight: weightOf(agreement, weights) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, STRONGEST);
}

function weightOf({ source, text, category, sports }: Agreement, { strength, shares }: Weights): number {
  const whole =
    shares.text + (category === undefined ? 0 : shares.category) + (sports === undefined ? 0 : shares.sports);
  const agreed = shares.text * text + shares.category * (category ?? 0) + shares.sports * (sports ?? 0);
  return (strength[source] * agreed) / whole;
}

/** Returns how far each signal agrees with a solution. */
export function agreementsOf(
  candidate: Candidate,
  rankings: readonly Ranking[],
  counts: Counts,
): Agreement[] {
  return rankings.flatMap((ranking) => {
    const { signal, scores } = ranking;
    const common = commonOf(signal, candidate, counts);
    const terms = termsIn(candidate, ranking);
    if (!common && terms.length === 0) return [];
    const shared = (common?.sports ?? []).reduce((sum, { particularity }) => sum + particularity, 0);
    return [
      {
        source: signal.source,
        reason: reasonOf(signal, common, terms),
        text: Math.min(1, (scores.get(candidate.id) ?? 0) / STRONG),
        category: signal.category ? (common?.category?.particularity ?? 0) : undefined,
        sports: signal.sports.length > 0 ? shared / signal.sports.length : undefined,
      },
    ];
  });
}

/** Returns common terms, but only if the search for the whole text ranks the solution high. */
function termsIn(candidate: Candidate, { spoken, scores }: Ranking): string[] {
  if (!spoken || !scores.has(candidate.id)) return [];
  const { title, category, sports, tags, features, body } = candidate;
  return spoken.in([category ?? "", ...sports, ...tags].join(" . "), [title, body, ...features].join(" . "));
}

function ratedOf({ rating, reviewCount }: Candidate): string {
  const reviews = reviewCount === 1 ? "1 review" : `${reviewCount} reviews`;
  return `One of the best rated: ${rating.toFixed(1)} stars from ${reviews}. We don't know enough about you yet to say more`;
}
