import type { Context } from "../../../../shared/context.ts";
import { readRowsInOrder } from "../../../../shared/rows/read-rows.ts";
import type { Selection } from "../../../../shared/rows/selection.ts";
import { Solution } from "../../../catalog/solutions/solution.entity.ts";
import { isPublic } from "../../../catalog/solutions/solution-status.ts";
import { searchEngineOf } from "../../engine/engine-of.ts";
import { isUnknown, type Slot } from "../../ranking/query.ts";
import { listExchangeRates } from "../../rates/exchange-rate.service.ts";
import type { Criteria } from "../brief.ts";
import { BriefInput, type BriefMatches, type SolutionMatch } from "../brief.types.ts";
import { EXAMPLE_BRIEF, EXAMPLE_MATCHES } from "../example-brief.rules.ts";
import type { Explained } from "../judging/explained.ts";
import { askedAmounts } from "../reading/asked-amounts.ts";
import { briefText } from "../reading/understand-brief.ts";
import { isIntroductory } from "../reading/unread.ts";
import { matchCached } from "./match-cache.ts";
import { type CostBasis, matchCost, uncounted } from "./match-cost.ts";

/** The minimum number of distinct words, half of them in no record, for a text to count as foreign. */
const FOREIGN = 4;
const MAX_UNKNOWN = 20;
/** The query cost of a brief: a long one takes more CPU time than a hundred statements. */
export const MATCH_COST = 5_000;

/**
 * Returns the published solutions that fit a brief best, with reasons.
 * @throws InvalidInputError for input that is too long or too much, an invalid date, or more than twenty
 * matches.
 */
export async function matchSolutions(
  context: Context,
  input: BriefInput,
  first: number,
  selection: Selection,
): Promise<BriefMatches> {
  const { understood, matches, nearest, questions, ruledOut, isComplete } = await matchCached(
    context,
    input,
    first,
  );
  const { criteria, notes, unread, slots } = understood;
  const basis = await costBasis(context, input.text, criteria);
  return {
    understood: {
      ...criteria,
      unknownWords: unknownOf(slots).slice(0, MAX_UNKNOWN),
      unread,
      notes: [...notes, ...notesOn(slots)],
    },
    results: await solutionMatches(context, matches, selection.results?.solution ?? {}, basis),
    nearest: await solutionMatches(context, nearest, selection.nearest?.solution ?? {}, basis),
    questions: [...questions],
    ruledOut,
    isComplete,
  };
}

/** Reads what costs are calculated with; undefined without a statement if a brief says neither number nor time. */
export async function costBasis(
  context: Context,
  text: string,
  { quantities, budgetMax }: Pick<Criteria, "quantities" | "budgetMax">,
): Promise<CostBasis | undefined> {
  const asked = askedAmounts(briefText({ text }), quantities);
  return asked && { asked, budgetMax, rates: await listExchangeRates(context) };
}

/**
 * Loads the solutions of matches in one statement, dropping those that are no longer public.
 * @param basis what their costs are calculated with, if at all.
 */
export async function solutionMatches(
  { em }: Context,
  matches: readonly Explained[],
  selection: Selection,
  basis?: CostBasis,
): Promise<SolutionMatch[]> {
  const ids = matches.map(({ facts }) => facts.id);
  const priced: Selection = basis ? { plans: {}, pricing: {} } : {};
  const solutions = await readRowsInOrder(em, Solution, ids, { ...selection, ...priced, id: {} }, isPublic);
  return matches.flatMap(({ facts, reasons }, at) => {
    const solution = solutions.find(({ id }) => Number(id) === facts.id);
    if (!solution) return [];
    const cost = basis ? matchCost(solution, basis) : null;
    const costUnknown = basis && !cost ? uncounted(solution, basis) : [];
    return [{ ...reasons, rank: at + 1, solution: solution as unknown as Solution, cost, costUnknown }];
  });
}

const unknownOf = (slots: readonly Slot[]) =>
  slots.flatMap((slot) => (isUnknown(slot) && !isIntroductory(slot.word) ? [slot.typed] : []));

function notesOn(slots: readonly Slot[]): string[] {
  if (slots.length === 0)
    return ["It doesn't name anything to look for. Describe what a solution should do."];
  const isForeign = slots.length >= FOREIGN && unknownOf(slots).length * 2 >= slots.length;
  return isForeign ? ["Half of its words aren't in any record. Records are in English."] : [];
}

/**
 * Matches the home page's example in advance, so its first visitor doesn't wait for the index and the
 * encoder.
 * @throws any database error.
 */
export async function warmExample(context: Context): Promise<void> {
  const example: BriefInput = Object.assign(new BriefInput(), { text: EXAMPLE_BRIEF });
  const { isComplete } = await matchCached(context, example, EXAMPLE_MATCHES);
  if (isComplete) return;
  await searchEngineOf(context.em).settled();
  await matchCached(context, example, EXAMPLE_MATCHES);
}
