import type { RecordFacts } from "../../live/facts.ts";
import type { BriefInput } from "../brief.types.ts";
import { askBrief, type Knowledge } from "../reading/read-brief.ts";
import { isAlertable } from "./band.ts";
import { coverageBy, stemsOfRecord } from "./coverage.ts";
import { type Clause, clausesOf } from "./find-evidence.ts";
import { isRuledOut } from "./order.ts";
import { passagesOf } from "./record-texts.ts";

/** The minimum share of a brief that a record must cover to be examined further. */
const LEAST = 0.35;

/** A record preprocessed for comparison with many briefs. */
export interface PrefilteredRecord {
  readonly facts: RecordFacts;
  readonly stems: ReadonlySet<string>;
  readonly clauses: readonly Clause[];
}

/** Preprocesses a record for comparison with many briefs. */
export function prefiltered(facts: RecordFacts): PrefilteredRecord {
  return { facts, stems: stemsOfRecord(facts), clauses: clausesOf(passagesOf(facts)) };
}

/**
 * Creates a cheap check of whether single records could be reported as matches of a brief, by their words and
 * its criteria, without ranking: records that pass must still be found among the matches.
 */
export async function prefilterOf(
  knowledge: Knowledge,
  input: BriefInput,
): Promise<(record: PrefilteredRecord) => boolean> {
  const { words, judge, index } = await askBrief(knowledge, input);
  const { slots } = index.understand(words);
  return ({ facts, stems, clauses }) => {
    const covered = coverageBy(stems, slots, index);
    if (covered < LEAST) return false;
    const judged = judge(facts, clauses);
    return !isRuledOut(judged) && isAlertable(covered, judged);
  };
}
