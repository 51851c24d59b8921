import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { readRowsInOrder } from "../../../shared/rows/read-rows.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { Solution } from "../../solutions/solution.entity.ts";
import { isPublic } from "../../solutions/solution-status.ts";
import { listSports } from "../../taxonomy/category.service.ts";
import { keyOf } from "../discovery-index.ts";
import { encoderOf } from "../encoder/encoder-of.ts";
import { encodeInTime } from "../encoder/query-encoding.ts";
import { liveIndexOf } from "../live/live-index.ts";
import { readSolutions, recordOfKey } from "../live/sources.ts";
import type { Slot } from "../ranking/query.ts";
import { KINDS } from "../search/kinds.ts";
import { stemOf } from "../text/stem.ts";
import { wordsOf } from "../text/words.ts";
import { bandOf, coverageOf } from "./band.ts";
import { MAX_MATCHES } from "./brief.rules.ts";
import type { Criteria } from "./brief.ts";
import type { BriefInput, BriefMatches, SolutionMatch } from "./brief.types.ts";
import { withoutAmounts } from "./budget.ts";
import { withoutContradictions } from "./contradictions.ts";
import { Verdicts } from "./criterion.ts";
import { type Judged, judging } from "./judge.ts";
import { type Matched, orderMatches } from "./order.ts";
import { evidenceOf, type Scoring } from "./score.ts";
import { understandBrief } from "./understand-brief.ts";

const SOLUTIONS = new Set([KINDS.indexOf("solution")]);
/** A text of at least so many different words, of which half are in no record, is taken for another language. */
const FOREIGN = 4;
const MAX_UNKNOWN = 20;

/**
 * The published solutions that fit a brief best, and why.
 * @throws InvalidInputError for what is too long, too much, or no date; for more than twenty matches.
 */
export async function matchSolutions(
  context: Context,
  input: BriefInput,
  first: number,
  selection: Selection,
): Promise<BriefMatches> {
  assertFirst(first);
  const sports = (await listSports(context)).map(({ name }) => name);
  const { text, criteria: asked, notes } = understandBrief(input, sports);
  const live = liveIndexOf(context.em);
  const index = await live.current(context.em);
  const words = wordsFor(text, input);
  const encoder = index.isEncoded ? encoderOf(context.settings) : undefined;
  const encoded = encoder && (await encodeInTime(encoder, words));
  const reading = index.read(words, SOLUTIONS, encoded);
  const { criteria, notes: contradictions } = withoutContradictions(asked, reading, index);
  const judge = judging(criteria, { reading, index, sports });
  const gains = new Map(reading.ranked.map((one) => [recordOfKey(keyOf(one.candidate)).id, one.gain]));
  const facts = await readSolutions(context.em, [...gains.keys()]);
  const about = aboutOf(reading.query.slots, criteria);
  const { matches, ruledOut } = orderMatches(facts, gains, {
    ...{ reading, judge },
    coverageOf: about && ((record) => coverageOf(record, about, index)),
  });
  const shown = matches.slice(0, first);
  const ids = shown.map((match) => match.facts.id);
  const solutions = await readRowsInOrder(context.em, Solution, ids, { ...selection, id: {} }, isPublic);
  const unknown = reading.query.slots.filter(({ alternatives }) => alternatives.length === 0);
  const isForeign = reading.query.slots.length >= FOREIGN && unknown.length * 2 >= reading.query.slots.length;
  return {
    understood: {
      ...asked,
      unknownWords: unknown.slice(0, MAX_UNKNOWN).map(({ word }) => word),
      notes: [
        ...notes,
        ...contradictions,
        ...(isForeign ? ["Half of its words are in no record. Records are in English."] : []),
        ...(reading.query.slots.length === 0
          ? ["It names nothing to look for. Say what a solution should do."]
          : []),
      ],
    },
    results: shown.flatMap((match, at) => {
      const solution = solutions.find(({ id }) => Number(id) === match.facts.id);
      const covered = coverageOf(match.facts, reading.query.slots, index);
      return solution
        ? [
            {
              ...explained(match, covered, { reading, judge }),
              rank: at + 1,
              solution: solution as unknown as Solution,
            },
          ]
        : [];
    }),
    ruledOut,
    isComplete: live.isComplete,
  };
}

function explained(
  match: Matched,
  covered: number,
  scoring: Scoring,
): Omit<SolutionMatch, "rank" | "solution"> {
  const { facts, judged, factors, gain } = match;
  const textsOf = (verdict: (typeof Verdicts)[keyof typeof Verdicts]) =>
    judged.flatMap((one) => (one.verdict === verdict ? [worded(one)] : []));
  const unknowns = textsOf(Verdicts.UNKNOWN);
  return {
    score: bandOf(covered, judged),
    factors,
    evidence: evidenceOf(facts, gain, scoring),
    criteria: judged.map(({ kind, text, verdict }) => ({ kind, text, verdict })),
    unknowns,
    raises: judged.flatMap((one) => {
      if (one.verdict === Verdicts.MET || one.kind === "deadline") return [];
      return [
        `${one.verdict === Verdicts.UNKNOWN ? "If its record said so" : "If it met this"}: ${worded(one)}`,
      ];
    }),
  };
}

/** A criterion as it is listed among others. */
function worded({ kind, text }: Judged): string {
  return kind === "wont" ? `Without: ${text}` : text;
}

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

function assertFirst(first: number): void {
  if (first >= 1 && first <= MAX_MATCHES) return;
  const message = `Ask for 1 to ${MAX_MATCHES} at a time.`;
  throw new InvalidInputError(message, { first: message });
}
