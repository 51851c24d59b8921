import { type MatchBand, MatchBands } from "./brief.types.ts";
import { Verdicts } from "./criterion.ts";
import type { Judged } from "./judge.ts";

/** What a match is worth at least in each band: the number that it is ordered by. */
const WORTH = { strong: 0.5, good: 0.32 } as const;
/** How much of what is asked for in short a record says in each band, where that decides. */
const STRONG = 0.6;
export const GOOD = 0.35;

/** The band of a match by what it is worth, from about 0 to 1. */
export function bandOf(worth: number): MatchBand {
  if (worth >= WORTH.strong) return MatchBands.STRONG;
  return worth >= WORTH.good ? MatchBands.GOOD : MatchBands.POSSIBLE;
}

/**
 * The band of a record by how much of what is asked for in short it says, and whether criteria speak against it. With
 * more of them against it than for it, it is no good match, however well its words fit.
 */
export function bandBySaying(covered: number, judged: readonly Judged[]): MatchBand {
  const countOf = (asked: Judged["verdict"]) => judged.filter(({ verdict }) => verdict === asked).length;
  if (countOf(Verdicts.NOT_MET) > countOf(Verdicts.MET)) return MatchBands.POSSIBLE;
  if (covered >= STRONG && countOf(Verdicts.NOT_MET) === 0) return MatchBands.STRONG;
  return covered >= GOOD ? MatchBands.GOOD : MatchBands.POSSIBLE;
}

const BEST_FIRST: readonly MatchBand[] = [MatchBands.STRONG, MatchBands.GOOD, MatchBands.POSSIBLE];

/** Matches in the order that they have, but none below one of a worse band. */
export function byBand<Match extends { readonly band: MatchBand }>(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => BEST_FIRST.indexOf(a.band) - BEST_FIRST.indexOf(b.band));
}

/** Whether a record is told of as a new match: it is known to meet every must, and fits well or better. */
export function isAlertable(covered: number, judged: readonly Judged[]): boolean {
  const meetsMusts = judged.every(({ kind, verdict }) => kind !== "must" || verdict === Verdicts.MET);
  return meetsMusts && bandBySaying(covered, judged) !== MatchBands.POSSIBLE;
}
