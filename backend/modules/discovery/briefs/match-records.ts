import { yieldToOthers } from "../../../shared/connections/connection-quota.ts";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { readByAssistant } from "../assistant/read-by-assistant.ts";
import type { BriefReading, DiscoveryIndex } from "../discovery-index.ts";
import type { MatchedKind, RecordFacts } from "../live/facts.ts";
import type { Slot } from "../ranking/query.ts";
import { bandBySaying, bandOf, byBand } from "./band.ts";
import { MAX_MATCHES } from "./brief.rules.ts";
import type { ParsedBrief } from "./brief.ts";
import type { BriefInput, BriefQuestion } from "./brief.types.ts";
import { coverageOf } from "./coverage.ts";
import { type Explained, explained } from "./explained.ts";
import type { Matched } from "./order.ts";
import { questionsOn } from "./questions.ts";
import { type Finding, findFitting, type Knowledge, readBrief, readKnowledge } from "./read-brief.ts";

/** Tells by a reading how much of what is asked for is said where a record is matched. */
export type Covering = (reading: BriefReading, index: DiscoveryIndex) => (facts: RecordFacts) => number;

/** What is matched with a brief, and how. */
export interface Matching extends Finding {
  readonly kind: MatchedKind;
  /** How many matches are explained and given; 20 at most. */
  readonly first: number;
  /** Whether a person wrote the brief, so that an AI service may sort it where one is set up. */
  readonly isWritten?: boolean;
  /** What tells how much of what is asked for is said, from 0 to 1, where that decides the band and not the score. */
  readonly covering?: Covering | undefined;
  /** What it is understood with, where that was read already. */
  readonly knowledge?: Knowledge | undefined;
}

/** The records that fit a brief. */
export interface MatchedRecords {
  readonly understood: ParsedBrief & { readonly slots: readonly Slot[] };
  readonly matches: readonly Explained[];
  /** If nothing fits, what comes nearest. */
  readonly nearest: readonly Explained[];
  /** What would divide the matches best, if it were known. */
  readonly questions: readonly BriefQuestion[];
  /** How many that would have fitted are known to break what is demanded. */
  readonly ruledOut: number;
  readonly isComplete: boolean;
  /** Whether it was compared without the encoder, which was too late. */
  readonly lacksEncoding: boolean;
}

/**
 * The public records of a kind that fit a brief best, and why, in three statements.
 * @throws InvalidInputError for what is too long, too much, or no date; for more than twenty matches.
 */
export async function matchRecords(
  context: Context,
  input: BriefInput,
  { kind, first, isWritten = false, except, covering, ...given }: Matching,
): Promise<MatchedRecords> {
  assertFirst(first);
  const knowledge = given.knowledge ?? (await readKnowledge(context));
  const parsed = isWritten ? await readByAssistant(context, input, knowledge) : undefined;
  const read = await readBrief(context, knowledge, input, { kind, parsed });
  const { asked, notes, unread, reading, judge, index } = read;
  const { matches, nearest, ruledOut } = await findFitting(context.em, read, { except });
  const covered = covering?.(reading, index);
  const explain = async (some: readonly Matched[]) => {
    const banded = some.map((match) => ({
      match,
      band: covered ? bandBySaying(covered(match.facts), match.judged) : bandOf(match.total),
    }));
    const all: Explained[] = [];
    for (const { match, band } of byBand(banded).slice(0, first)) {
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

/** Counts what a record says of all of the brief. */
export const coveringAll: Covering = (reading, index) => (facts) =>
  coverageOf(facts, reading.query.slots, index);

/** Counts what a record says of a text that says in short what is asked for. */
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
