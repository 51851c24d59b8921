import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { readRowsInOrder } from "../../../shared/rows/read-rows.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { Solution } from "../../solutions/solution.entity.ts";
import { isPublic } from "../../solutions/solution-status.ts";
import { bandOf, coverageOf } from "./band.ts";
import { MAX_MATCHES } from "./brief.rules.ts";
import type { BriefInput, BriefMatches, SolutionMatch } from "./brief.types.ts";
import { Verdicts } from "./criterion.ts";
import type { Judged } from "./judge.ts";
import type { Matched } from "./order.ts";
import { findFitting, readBrief, readKnowledge } from "./read-brief.ts";
import { evidenceOf, type Scoring } from "./score.ts";

/** A text of at least so many different words, of which half are in no record, is taken for another language. */
const FOREIGN = 4;
const MAX_UNKNOWN = 20;
/** What a brief costs of what a document may: as much as some forty statements. */
export const MATCH_COST = 2_000;

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
  const knowledge = await readKnowledge(context);
  const read = readBrief(knowledge, input);
  const { asked, reading, judge, index } = read;
  const { matches, ruledOut } = await findFitting(context.em, read);
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
        ...read.notes,
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
    isComplete: knowledge.isComplete(),
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

function assertFirst(first: number): void {
  if (first >= 1 && first <= MAX_MATCHES) return;
  const message = `Ask for 1 to ${MAX_MATCHES} at a time.`;
  throw new InvalidInputError(message, { first: message });
}
