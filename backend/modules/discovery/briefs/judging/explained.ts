import type { RecordFacts } from "../../live/facts.ts";
import type { MatchBand, MatchReasons } from "../brief.types.ts";
import { Verdicts } from "../criterion.ts";
import type { Judged } from "./judge.ts";
import type { Matched } from "./order.ts";
import { evidenceOf, type Scoring } from "./score.ts";

/** A matching record with its reasons. */
export interface Explained {
  readonly facts: RecordFacts;
  readonly reasons: MatchReasons;
}

/** Explains why a record fits. */
export function explained(match: Matched, band: MatchBand, scoring: Scoring): Explained {
  const { facts, judged, factors } = match;
  const textsOf = (verdict: (typeof Verdicts)[keyof typeof Verdicts]) =>
    judged.flatMap((one) => (one.verdict === verdict ? [worded(one)] : []));
  return {
    facts,
    reasons: {
      score: band,
      factors,
      evidence: evidenceOf(facts, scoring),
      criteria: judged.map(({ kind, text, verdict }) => ({ kind, text, verdict })),
      unknowns: textsOf(Verdicts.UNKNOWN),
      raises: judged.flatMap((one) =>
        one.verdict === Verdicts.MET || one.kind === "deadline" ? [] : [raiseOf(one)],
      ),
    },
  };
}

/** Phrases a criterion for a list. */
function worded({ kind, text }: Judged): string {
  return kind === "wont" ? `Without: ${text}` : text;
}

/** Describes what would raise the score of a criterion that is not met yet. */
function raiseOf({ kind, text, verdict }: Judged): string {
  const isUnknown = verdict === Verdicts.UNKNOWN;
  if (kind === "wont") return `${isUnknown ? "A record that rules out" : "Doing without"} “${text}”`;
  return `${isUnknown ? "A record that confirms" : "Meeting"} “${text}”`;
}
