import type { RecordFacts } from "../../live/facts.ts";
import type { Share } from "../../ranking/combine.ts";
import { HARD, Verdicts } from "../criterion.ts";
import type { Judged } from "./judge.ts";
import { type Factor, factorsOf, totalOf } from "./score.ts";

/** A matching record with its judged criteria. */
export interface Matched {
  readonly facts: RecordFacts;
  readonly judged: readonly Judged[];
  readonly factors: Factor[];
  /** The sum of the factors, from about 0 to 1, which decides the order and the band. */
  readonly total: number;
}

/** A candidate record with its text score. */
export interface Scored {
  readonly facts: RecordFacts;
  readonly shares: readonly Share[];
}

/** The records that fit a brief. */
export interface Fitting {
  /** Best first. */
  readonly matches: Matched[];
  /** The three nearest records if nothing fits. */
  readonly nearest: Matched[];
  /** The number of otherwise fitting records that are known to violate a demand. */
  readonly ruledOut: number;
}

/** The minimum score; records below it are unrelated to the brief. */
const LEAST = 0.05;
const NEAREST = 3;

/**
 * Returns the candidates that fit, best first: none that is known to violate a demand, and none unrelated to
 * the brief. Missing data costs a record next to nothing.
 * @param strangeness how foreign the brief is to this catalog: if the best score is lower, nothing fits.
 */
export function orderMatches(
  candidates: readonly Scored[],
  judge: (facts: RecordFacts) => Judged[],
  strangeness = 0,
): Fitting {
  const scored = candidates.map(({ facts, shares }): Matched => {
    const judged = judge(facts);
    const factors = factorsOf(shares, judged);
    return { facts, judged, factors, total: totalOf(factors) };
  });
  scored.sort((a, b) => b.total - a.total || a.facts.id - b.facts.id);
  const doesFit = (scored[0]?.total ?? 0) >= strangeness;
  const fitting = doesFit ? scored.filter(({ total }) => total >= LEAST) : [];
  const matches = fitting.filter(({ judged }) => !isRuledOut(judged));
  const nearest = fitting.length > 0 ? [] : scored.filter(({ judged }) => !isRuledOut(judged));
  return { matches, nearest: nearest.slice(0, NEAREST), ruledOut: fitting.length - matches.length };
}

/** Whether a record is known to violate a demand. */
export function isRuledOut(judged: readonly Judged[]): boolean {
  return judged.some(
    ({ kind, verdict, isMention }) => HARD.has(kind) && verdict === Verdicts.NOT_MET && !isMention,
  );
}
