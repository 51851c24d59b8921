import { type MatchBand, MatchBands } from "../brief.types.ts";
import { Verdicts } from "../criterion.ts";
import type { Judged } from "./judge.ts";

/** The minimum score of a match in each band. */
const WORTH = { strong: 0.5, good: 0.32 } as const;
/** The minimum coverage of a short query in each band, for bands that coverage decides. */
const STRONG = 0.6;
export const GOOD = 0.35;

/** Returns the band of a match by its score, from about 0 to 1. */
export function bandOf(worth: number): MatchBand {
  if (worth >= WORTH.strong) return MatchBands.STRONG;
  return worth >= WORTH.good ? MatchBands.GOOD : MatchBands.POSSIBLE;
}

/**
 * Returns the band of a record by its coverage of a short query and by its unmet criteria. A record with more
 * unmet than met criteria is no good match, however well its words fit.
 */
export function bandBySaying(covered: number, judged: readonly Judged[]): MatchBand {
  const countOf = (asked: Judged["verdict"]) => judged.filter(({ verdict }) => verdict === asked).length;
  if (countOf(Verdicts.NOT_MET) > countOf(Verdicts.MET)) return MatchBands.POSSIBLE;
  if (covered >= STRONG && countOf(Verdicts.NOT_MET) === 0) return MatchBands.STRONG;
  return covered >= GOOD ? MatchBands.GOOD : MatchBands.POSSIBLE;
}

const BEST_FIRST: readonly MatchBand[] = [MatchBands.STRONG, MatchBands.GOOD, MatchBands.POSSIBLE];

/** Sorts matches by band, keeping their order within a band. */
export function byBand<Match extends { readonly band: MatchBand }>(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => BEST_FIRST.indexOf(a.band) - BEST_FIRST.indexOf(b.band));
}

/** Whether a record is reported as a new match: it is known to meet every must, and fits well or better. */
export function isAlertable(covered: number, judged: readonly Judged[]): boolean {
  const meetsMusts = judged.every(({ kind, verdict }) => kind !== "must" || verdict === Verdicts.MET);
  return meetsMusts && bandBySaying(covered, judged) !== MatchBands.POSSIBLE;
}
