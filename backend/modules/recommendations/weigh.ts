import type { Candidate } from "./candidate.ts";
import { type Common, type Counts, commonOf } from "./facts.ts";
import { reasonOf } from "./reason.ts";
import type { SpokenOf } from "./shared-terms.ts";
import type { Signal, SignalSource } from "./signals.ts";

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
  /** How much speaks for it, 0 to 1 (decision 39). */
  readonly confidence: number;
  /** The strongest first; never empty. */
  readonly reasons: readonly string[];
  readonly isPersonal: boolean;
}

/** How much a signal that agrees wholly speaks for a solution: what was done says more than what was said. */
const STRENGTH: Readonly<Record<SignalSource, number>> = {
  saved: 0.6,
  reviewed: 0.6,
  applied: 0.5,
  searched: 0.5,
  briefed: 0.5,
  organization: 0.3,
  profile: 0.3,
};
/** How much each kind of agreement counts; only those that a signal has. */
const SHARES = { text: 0.4, category: 0.3, sports: 0.3 } as const;
/** The score from which a brief's match is strong agrees wholly. */
const STRONG = 0.5;
/** So many of the strongest signals count. */
const STRONGEST = 3;

/** What speaks for a solution: its signals, or its reviews; undefined if nothing. */
export function weigh(
  candidate: Candidate,
  rankings: readonly Ranking[],
  counts: Counts,
): Weighed | undefined {
  const agreeing = rankings
    .flatMap((ranking) => {
      const common = commonOf(ranking.signal, candidate, counts);
      const terms = termsIn(candidate, ranking);
      if (!common && terms.length === 0) return [];
      const weight = STRENGTH[ranking.signal.source] * agreementOf(ranking, candidate, common);
      return [{ weight, reason: reasonOf(ranking.signal, common, terms) }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, STRONGEST);
  if (agreeing.length > 0) {
    // Each signal takes its share of the doubt that the others leave: the sum never reaches 1.
    const doubt = agreeing.reduce((left, { weight }) => left * (1 - weight), 1);
    const reasons = [...new Set(agreeing.map(({ reason }) => reason))];
    return { candidate, confidence: 1 - doubt, reasons, isPersonal: true };
  }
  if (candidate.reviewCount === 0) return undefined;
  return { candidate, confidence: candidate.score / 20, reasons: [ratedOf(candidate)], isPersonal: false };
}

/** Terms count only where the ranking finds the solution by the whole text. */
function termsIn(candidate: Candidate, { spoken, scores }: Ranking): string[] {
  if (!spoken || !scores.has(candidate.id)) return [];
  const { title, category, sports, tags, features, body } = candidate;
  return spoken.in([category ?? "", ...sports, ...tags].join(" . "), [title, body, ...features].join(" . "));
}

function agreementOf({ signal, scores }: Ranking, { id }: Candidate, common: Common | undefined): number {
  const sports = common?.sports ?? [];
  const parts = [
    { share: SHARES.text, value: Math.min(1, (scores.get(id) ?? 0) / STRONG) },
    ...(signal.category ? [{ share: SHARES.category, value: common?.category?.particularity ?? 0 }] : []),
    ...(signal.sports.length > 0
      ? [
          {
            share: SHARES.sports,
            value: sports.reduce((sum, one) => sum + one.particularity, 0) / signal.sports.length,
          },
        ]
      : []),
  ];
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  return parts.reduce((sum, { share, value }) => sum + share * value, 0) / whole;
}

function ratedOf({ rating, reviewCount }: Candidate): string {
  const reviews = reviewCount === 1 ? "1 review" : `${reviewCount} reviews`;
  return `One of the best rated: ${rating.toFixed(1)} stars from ${reviews}. We don't know enough about you yet to say more`;
}
