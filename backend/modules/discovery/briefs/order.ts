import type { RecordFacts } from "../live/facts.ts";
import type { Share } from "../ranking/combine.ts";
import { type CriterionKind, HARD, Verdicts } from "./criterion.ts";
import type { Judged } from "./judge.ts";
import { type Factor, factorsOf, totalOf } from "./score.ts";

/** A record that fits, with what is known of it. */
export interface Matched {
  readonly facts: RecordFacts;
  readonly judged: readonly Judged[];
  readonly factors: Factor[];
  readonly gain: number;
  readonly total: number;
}

/** A candidate of a brief: its record, what its text is worth by itself, and what similar ones add. */
export interface Scored {
  readonly facts: RecordFacts;
  readonly shares: readonly Share[];
  readonly gain: number;
}

/** What matches are ordered with. */
interface Ordering {
  readonly judge: (facts: RecordFacts) => Judged[];
  /** How much of the rest a record says, of a brief that also demands something. */
  readonly coverageOf: ((facts: RecordFacts) => number) | undefined;
  /** The kinds of criteria that a record should be known to meet: it stands below those that are. */
  readonly demanded: ReadonlySet<CriterionKind>;
}

/**
 * Those of the candidates that fit, in order: a text that is worth more than the mean candidate's fits, if it says
 * enough of what is not demanded; of these, none that is known to break what is demanded, first those known to meet most of it, then by score.
 */
export function orderMatches(
  candidates: readonly Scored[],
  { judge, coverageOf, demanded }: Ordering,
): { matches: Matched[]; ruledOut: number } {
  const coverage = candidates.map(({ facts }) => coverageOf?.(facts) ?? 1);
  const most = Math.max(0, ...coverage);
  const fitting = candidates.flatMap(({ facts, shares, gain }, at): Matched[] => {
    const isAbout = (coverage[at] ?? 0) >= ABOUT * most;
    const isFitting = candidates.length < FEW || (isAbout && totalOf(factorsOf(shares, 0, [])) > 0);
    if (!isFitting) return [];
    const judged = judge(facts);
    const factors = factorsOf(shares, gain, judged);
    return [{ facts, judged, factors, gain, total: totalOf(factors) }];
  });
  const matches = fitting.filter(
    ({ judged }) => !judged.some(({ kind, verdict }) => HARD.has(kind) && verdict === Verdicts.NOT_MET),
  );
  const open = new Map(matches.map((match) => [match, openOf(match.judged, demanded)]));
  matches.sort(
    (a, b) => (open.get(a) ?? 0) - (open.get(b) ?? 0) || b.total - a.total || a.facts.id - b.facts.id,
  );
  return { matches, ruledOut: fitting.length - matches.length };
}

/** How much of what the best one says of the rest of a brief a match says at least. */
const ABOUT = 0.4;
/** Among fewer candidates than these, a mean says nothing. */
const FEW = 5;

/** How much of what is demanded is unknown. */
function openOf(judged: readonly Judged[], demanded: ReadonlySet<CriterionKind>): number {
  return judged.filter(({ kind, verdict }) => demanded.has(kind) && verdict === Verdicts.UNKNOWN).length;
}
