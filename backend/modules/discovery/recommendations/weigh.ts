import type { Candidate } from "./candidate.ts";
import { type Counts, commonOf } from "./facts.ts";
import { reasonOf } from "./reason.ts";
import type { SpokenOf } from "./shared-terms.ts";
import type { Signal, SignalSource } from "./signals.ts";
import { DEFAULT_WEIGHTS, type Weights } from "./weights.ts";

/** A signal with the solutions that the ranking finds by it. */
export interface Ranking {
  readonly signal: Signal;
  /** The scores of the best, about 0 to 1. */
  readonly scores: ReadonlyMap<number, number>;
  /** What the signal says, where it says something. */
  readonly spoken: SpokenOf | undefined;
}

/** A solution with what speaks for it. */
export interface Weighed {
  readonly candidate: Candidate;
  /** How much speaks for it, 0 to 1 (decision 34). */
  readonly confidence: number;
  /** The strongest first; never empty. */
  readonly reasons: readonly string[];
  readonly isPersonal: boolean;
}

/** What of a signal agrees with a solution, each from 0 to 1; undefined where the signal has nothing of it. */
export interface Agreement {
  readonly source: SignalSource;
  readonly reason: string;
  readonly text: number;
  readonly category: number | undefined;
  readonly sports: number | undefined;
}

/** The score from which a brief's match is strong agrees wholly. */
const STRONG = 0.5;
/** So many of the strongest signals count. */
const STRONGEST = 3;

/** What its reviews say of a solution. */
export type Rated = Pick<Candidate, "score" | "reviewCount">;

/** What speaks for a solution: its signals, or its reviews; undefined if nothing. */
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

/** How much speaks for a solution, from 0 to 1: its agreements or, without any, its reviews. */
export function confidenceOf(
  agreements: readonly Agreement[],
  { score, reviewCount }: Rated,
  weights: Weights,
): number {
  if (agreements.length === 0) return reviewCount === 0 ? 0 : score / 20;
  // Each signal takes its share of the doubt that the others leave: the sum never reaches 1.
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

/** What of each signal agrees with a solution. */
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

/** Terms count only where the ranking finds the solution by the whole text. */
function termsIn(candidate: Candidate, { spoken, scores }: Ranking): string[] {
  if (!spoken || !scores.has(candidate.id)) return [];
  const { title, category, sports, tags, features, body } = candidate;
  return spoken.in([category ?? "", ...sports, ...tags].join(" . "), [title, body, ...features].join(" . "));
}

function ratedOf({ rating, reviewCount }: Candidate): string {
  const reviews = reviewCount === 1 ? "1 review" : `${reviewCount} reviews`;
  return `One of the best rated: ${rating.toFixed(1)} stars from ${reviews}. We don't know enough about you yet to say more`;
}
