import type { Candidate } from "./candidate.ts";
import { type Common, commonOf, wordsNaming } from "./facts.ts";
import { reasonOf } from "./reason.ts";
import type { Signal, SignalSource } from "./signals.ts";

/** A signal with the places of the solutions that the ranking finds by it, from 0. */
export interface Ranking {
  readonly signal: Signal;
  readonly places: ReadonlyMap<number, number>;
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
/** Solutions below this place of the ranking don't agree by text. */
export const PLACES = 50;
/** So many of the strongest signals count. */
const STRONGEST = 3;

/** What speaks for a solution: its signals, or its reviews; undefined if nothing. */
export function weigh(candidate: Candidate, rankings: readonly Ranking[]): Weighed | undefined {
  const agreeing = rankings
    .flatMap((ranking) => {
      const common = commonOf(ranking.signal, candidate);
      const { text } = ranking.signal;
      const words = text && ranking.places.has(candidate.id) ? wordsNaming(text, candidate) : [];
      if (!common && words.length === 0) return [];
      const weight = STRENGTH[ranking.signal.source] * agreementOf(ranking, candidate, common);
      return [{ weight, reason: reasonOf(ranking.signal, common, words) }];
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

function agreementOf({ signal, places }: Ranking, candidate: Candidate, common: Common | undefined): number {
  const place = places.get(candidate.id);
  const parts = [
    { share: SHARES.text, value: place === undefined ? 0 : 1 - place / PLACES },
    ...(signal.category ? [{ share: SHARES.category, value: common?.category ? 1 : 0 }] : []),
    ...(signal.sports.length > 0
      ? [{ share: SHARES.sports, value: (common?.sports.length ?? 0) / signal.sports.length }]
      : []),
  ];
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  return parts.reduce((sum, { share, value }) => sum + share * value, 0) / whole;
}

function ratedOf({ rating, reviewCount }: Candidate): string {
  const reviews = reviewCount === 1 ? "1 review" : `${reviewCount} reviews`;
  return `One of the best rated: ${rating.toFixed(1)} stars from ${reviews}. We don't know enough about you yet to say more`;
}
