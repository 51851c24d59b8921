import type { RecordFacts } from "../live/facts.ts";
import type { Share } from "../ranking/combine.ts";
import { HARD, Verdicts } from "./criterion.ts";
import type { Judged } from "./judge.ts";
import { type Factor, factorsOf, totalOf } from "./score.ts";

/** A record that fits, with what is known of it. */
export interface Matched {
  readonly facts: RecordFacts;
  readonly judged: readonly Judged[];
  readonly factors: Factor[];
  /** The sum of the factors, from about 0 to 1, by which matches are ordered and have their bands. */
  readonly total: number;
}

/** A candidate of a brief: its record, and what its text is worth. */
export interface Scored {
  readonly facts: RecordFacts;
  readonly shares: readonly Share[];
}

/** The records that fit a brief. */
export interface Fitting {
  /** The best first. */
  readonly matches: Matched[];
  /** If nothing fits, the three that come nearest. */
  readonly nearest: Matched[];
  /** How many that would have fitted are known to break what is demanded. */
  readonly ruledOut: number;
}

/** What is worth less than this has nothing to do with a brief: there the list ends. */
const LEAST = 0.05;
const NEAREST = 3;

/**
 * Those of the candidates that fit, the best first: none that is known to break what is demanded, and none that has nothing
 * to do with the brief. What a record doesn't say costs it next to nothing.
 * @param strangeness how strange the brief is here: where the best is worth less than that, nothing fits.
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

/** Whether a record is known to break what is demanded. */
export function isRuledOut(judged: readonly Judged[]): boolean {
  return judged.some(({ kind, verdict }) => HARD.has(kind) && verdict === Verdicts.NOT_MET);
}
