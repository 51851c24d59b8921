import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { listSports } from "../../taxonomy/category.service.ts";
import { readByAssistant } from "../assistant/read-by-assistant.ts";
import { type BriefReading, type DiscoveryIndex, keyOf } from "../discovery-index.ts";
import { type MatchedKind, type RecordFacts, readFacts } from "../live/facts.ts";
import { liveIndexOf } from "../live/live-index.ts";
import { recordOfKey } from "../live/sources.ts";
import type { Slot } from "../ranking/query.ts";
import { KINDS } from "../search/kinds.ts";
import { stemOf } from "../text/stem.ts";
import { wordsOf } from "../text/words.ts";
import { coverageOf } from "./band.ts";
import { MAX_MATCHES } from "./brief.rules.ts";
import type { Criteria, ParsedBrief } from "./brief.ts";
import type { BriefInput } from "./brief.types.ts";
import { withoutAmounts } from "./budget.ts";
import { withoutContradictions } from "./contradictions.ts";
import { type CriterionKind, DEMANDED } from "./criterion.ts";
import { type Explained, explained } from "./explained.ts";
import { judging } from "./judge.ts";
import { orderMatches } from "./order.ts";
import { understandBrief } from "./understand-brief.ts";

/** Tells by a reading how much of what is asked for is said where a record is matched. */
export type Covering = (reading: BriefReading, index: DiscoveryIndex) => (facts: RecordFacts) => number;

/** What is matched with a brief, and how. */
export interface Matching {
  readonly kind: MatchedKind;
  /** How many matches are explained and given; 20 at most. */
  readonly first: number;
  /** Whether a person wrote the brief, so that an AI service may sort it where one is set up. */
  readonly isWritten?: boolean;
  /** Records that are no matches whatever they say, such as one's own. */
  readonly except?: ReadonlySet<number> | undefined;
  /** What tells how much of what is asked for is said, from 0 to 1, which decides the band: all of the brief without it. */
  readonly covering?: Covering | undefined;
  /** The kinds of criteria that a record should be known to meet, or it stands below those that are. */
  readonly demanded?: ReadonlySet<CriterionKind> | undefined;
}

/** The records that fit a brief. */
export interface MatchedRecords {
  readonly understood: ParsedBrief & { readonly slots: readonly Slot[] };
  readonly matches: readonly Explained[];
  /** How many that would have fitted are known to break what is demanded. */
  readonly ruledOut: number;
  readonly isComplete: boolean;
}

/**
 * The public records of a kind that fit a brief best, and why, in three statements.
 * @throws InvalidInputError for what is too long, too much, or no date; for more than twenty matches.
 */
export async function matchRecords(
  context: Context,
  input: BriefInput,
  { kind, first, isWritten = false, except, covering = coveringAll, demanded = DEMANDED }: Matching,
): Promise<MatchedRecords> {
  assertFirst(first);
  const sports = (await listSports(context)).map(({ name }) => name);
  const parsed = isWritten ? await readByAssistant(context, input, sports) : undefined;
  const { text, criteria: asked, notes } = understandBrief(input, sports, parsed);
  const live = liveIndexOf(context.em);
  const index = await live.current(context.em);
  const reading = index.read(wordsFor(text, input), new Set([KINDS.indexOf(kind)]));
  const { slots } = reading.query;
  const { criteria, notes: contradictions } = withoutContradictions(asked, reading, index);
  const scoring = { reading, judge: judging(criteria, { reading, index, sports }) };
  const gains = new Map(
    reading.ranked
      .map((one) => [recordOfKey(keyOf(one.candidate)).id, one.gain] as const)
      .filter(([id]) => !except?.has(id)),
  );
  const facts = await readFacts(context.em, kind, [...gains.keys()]);
  const about = aboutOf(slots, criteria);
  const { matches, ruledOut } = orderMatches(facts, gains, {
    ...scoring,
    demanded,
    coverageOf: about && ((record) => coverageOf(record, about, index)),
  });
  const covered = covering(reading, index);
  return {
    understood: { criteria: asked, notes: [...notes, ...contradictions], slots },
    matches: matches
      .slice(0, first)
      .map((match) => explained(match, covered(match.facts), { ...scoring, demanded })),
    ruledOut,
    isComplete: live.isComplete,
  };
}

const coveringAll: Covering = (reading, index) => (facts) => coverageOf(facts, reading.query.slots, index);

/** Counts what a record says of a text that says in short what is asked for. */
export const coveringText =
  (text: string): Covering =>
  (reading, index) => {
    const { slots } = reading.understand(text);
    return (facts) => coverageOf(facts, slots, index);
  };

/**
 * What a brief is about besides what it demands, where it demands something: a door lock that works offline is no answer
 * to a search for training plans that work offline.
 */
function aboutOf(slots: readonly Slot[], { must, wont }: Criteria): Slot[] | undefined {
  const demanded = new Set(wordsOf([...must, ...wont].join("\n")).map((word) => stemOf(word.text)));
  const about = slots.filter(({ word }) => !demanded.has(stemOf(word)));
  return demanded.size > 0 && about.length > 0 ? about : undefined;
}

/** The text with what was given besides it: all of it is looked for, but amounts. */
function wordsFor(text: string, { sports, must, should, integrations }: BriefInput): string {
  const given = [sports, must, should, integrations].flatMap((list) => list ?? []);
  return [withoutAmounts(text), ...new Set(given.filter((one) => !text.includes(one)))].join("\n");
}

/** @throws InvalidInputError for more than twenty matches. */
export function assertFirst(first: number): void {
  if (first >= 1 && first <= MAX_MATCHES) return;
  const message = `Ask for 1 to ${MAX_MATCHES} at a time.`;
  throw new InvalidInputError(message, { first: message });
}
