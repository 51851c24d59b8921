import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { yieldToOthers } from "../../../../shared/postgres/connection-quota.ts";
import { readByAssistant } from "../../assistant/read-by-assistant.ts";
import type { BriefReading, DiscoveryIndex } from "../../discovery-index.ts";
import type { MatchedKind, RecordFacts } from "../../live/facts.ts";
import type { Slot } from "../../ranking/query.ts";
import { MAX_MATCHES } from "../brief.rules.ts";
import type { ParsedBrief } from "../brief.ts";
import type { BriefInput, BriefQuestion } from "../brief.types.ts";
import { bandBySaying, bandOf, byBand } from "../judging/band.ts";
import { coverageOf } from "../judging/coverage.ts";
import { type Explained, explained } from "../judging/explained.ts";
import type { Matched } from "../judging/order.ts";
import { questionsOn } from "../judging/questions.ts";
import {
  type Finding,
  findFitting,
  type Knowledge,
  readBrief,
  readKnowledge,
} from "../reading/read-brief.ts";

/** Creates the function that measures how much of a short query a record covers. */
export type Covering = (reading: BriefReading, index: DiscoveryIndex) => (facts: RecordFacts) => number;

/** Which of the fitting records are returned, in which order. */
export interface Narrow {
  readonly from: (matches: readonly Matched[]) => Promise<readonly Matched[]>;
  /** Whether they keep this order instead of one by fit. */
  readonly isOrdered: boolean;
}

/** What is matched with a brief, and how. */
export interface Matching extends Finding {
  readonly kind: MatchedKind;
  /** The number of matches to return and explain; at most 20. */
  readonly first: number;
  /** Whether a user wrote the brief, so the AI service may parse it where one is configured. */
  readonly isWritten?: boolean;
  /** Measures coverage, from 0 to 1, where the band depends on coverage instead of the score. */
  readonly covering?: Covering | undefined;
  /** Leaves out some of the fitting records, or orders them in another way. */
  readonly narrow?: Narrow | undefined;
  /** The knowledge to parse with, if it was read already. */
  readonly knowledge?: Knowledge | undefined;
}

/** The records that match a brief. */
export interface MatchedRecords {
  readonly understood: ParsedBrief & { readonly slots: readonly Slot[] };
  readonly matches: readonly Explained[];
  /** The nearest records if nothing fits. */
  readonly nearest: readonly Explained[];
  /** The questions whose answers would best narrow down the matches. */
  readonly questions: readonly BriefQuestion[];
  /** The number of otherwise fitting records that are known to violate a demand. */
  readonly ruledOut: number;
  readonly isComplete: boolean;
  /** Whether the comparison ran without the encoder because it timed out. */
  readonly lacksEncoding: boolean;
}

/**
 * Returns the public records of a kind that fit a brief best, with reasons, in three statements.
 * @throws InvalidInputError for input that is too long or too much, an invalid date, or more than twenty
 * matches.
 */
export async function matchRecords(
  context: Context,
  input: BriefInput,
  { kind, first, isWritten = false, except, covering, narrow, ...given }: Matching,
): Promise<MatchedRecords> {
  assertFirst(first);
  const knowledge = given.knowledge ?? (await readKnowledge(context));
  const parsed = isWritten ? await readByAssistant(context, input, knowledge) : undefined;
  const read = await readBrief(context, knowledge, input, { kind, parsed });
  const { asked, notes, unread, reading, judge, index } = read;
  const { matches: fitting, nearest, ruledOut } = await findFitting(context.em, read, { except });
  const matches = narrow ? await narrow.from(fitting) : fitting;
  const covered = covering?.(reading, index);
  const explain = async (some: readonly Matched[]) => {
    const banded = some.map((match) => ({
      match,
      band: covered ? bandBySaying(covered(match.facts), match.judged) : bandOf(match.total),
    }));
    const all: Explained[] = [];
    for (const { match, band } of (narrow?.isOrdered ? banded : byBand(banded)).slice(0, first)) {
      await yieldToOthers();
      all.push(explained(match, band, { reading, judge }));
    }
    return all;
  };
  return {
    understood: { criteria: asked, notes, unread, slots: reading.query.slots },
    matches: await explain(matches.slice(0, MAX_MATCHES)),
    nearest: await explain(nearest),
    questions: isWritten
      ? questionsOn(
          asked,
          matches.map(({ facts }) => facts),
        )
      : [],
    ruledOut,
    isComplete: knowledge.isComplete(),
    lacksEncoding: read.lacksEncoding,
  };
}

/** Measures how much of the whole brief a record covers. */
export const coveringAll: Covering = (reading, index) => (facts) =>
  coverageOf(facts, reading.query.slots, index);

/** Measures how much of a short query a record covers. */
export const coveringText =
  (text: string): Covering =>
  (reading, index) => {
    const { slots } = reading.understand(text);
    return (facts) => coverageOf(facts, slots, index);
  };

/** @throws InvalidInputError for more than twenty matches. */
export function assertFirst(first: number): void {
  if (first >= 1 && first <= MAX_MATCHES) return;
  const message = `Ask for 1 to ${MAX_MATCHES} at a time.`;
  throw new InvalidInputError(message, { first: message });
}
