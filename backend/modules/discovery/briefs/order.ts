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

/** The list ends where a record is worth less than this share of what the best one is worth. */
const TAIL = 0.2;
/** What is worth less than this has nothing to do with a brief; with one that names a kind of product which none is of, less than that. */
const LEAST = 0.08;
const LEAST_OF_ANOTHER_KIND = 0.25;
const NEAREST = 3;

/**
 * Those of the candidates that fit, the best first: none that is known to break what is demanded, and none that is worth
 * much less than the best. What a record doesn't say costs it a little.
 */
export function orderMatches(
  candidates: readonly Scored[],
  judge: (facts: RecordFacts) => Judged[],
): Fitting {
  const scored = candidates.map(({ facts, shares }): Matched => {
    const judged = judge(facts);
    const factors = factorsOf(shares, judged);
    return { facts, judged, factors, total: totalOf(factors) };
  });
  scored.sort((a, b) => b.total - a.total || a.facts.id - b.facts.id);
  const least = Math.max(leastOf(scored), TAIL * (scored[0]?.total ?? 0));
  const fitting = scored.filter(({ total }) => total >= least);
  const matches = fitting.filter(({ judged }) => !isRuledOut(judged));
  const nearest = fitting.length > 0 ? [] : scored.filter(({ judged }) => !isRuledOut(judged));
  return { matches, nearest: nearest.slice(0, NEAREST), ruledOut: fitting.length - matches.length };
}

/** What a record must be worth to fit. */
function leastOf(scored: readonly Matched[]): number {
  const verdicts = scored.flatMap(
    ({ judged }) => judged.find(({ kind }) => kind === "product")?.verdict ?? [],
  );
  const isOfAnotherKind = verdicts.length > 0 && !verdicts.includes(Verdicts.MET);
  return isOfAnotherKind ? LEAST_OF_ANOTHER_KIND : LEAST;
}

/** Whether a record is known to break what is demanded. */
export function isRuledOut(judged: readonly Judged[]): boolean {
  return judged.some(({ kind, verdict }) => HARD.has(kind) && verdict === Verdicts.NOT_MET);
}
