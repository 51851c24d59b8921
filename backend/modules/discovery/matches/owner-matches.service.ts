import type { Context } from "../../../shared/context.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { solutionMatches } from "../briefs/matching/match.service.ts";
import { assertFirst, coveringText, matchRecords } from "../briefs/matching/match-records.ts";
import { readInterests } from "./interests.ts";
import { matchInterests } from "./match-interests.ts";
import type { FittingSolutions, FittingVendors } from "./matches.types.ts";
import { narrowedVendors, type VendorCriteria } from "./narrowed-vendors.ts";
import { briefOf, ownOpportunity, statedBy } from "./own-opportunity.ts";
import { vendorMatches } from "./shown-matches.ts";

/** The source of the matches of an opportunity. */
const OPPORTUNITY = ["The opportunity"];

/**
 * Returns the solutions that fit an opportunity of the actor's, within its budget and without the owner's
 * own.
 * @throws NotFoundError; ForbiddenError for anyone but the owner's team; InvalidInputError for more than
 * twenty.
 */
export async function fittingSolutions(
  context: Context,
  opportunityId: string,
  first: number,
  selection: Selection,
): Promise<FittingSolutions> {
  assertFirst(first);
  const opportunity = await ownOpportunity(context, opportunityId);
  const brief = { ...briefOf(opportunity), budgetMax: opportunity.budget };
  const { matches, ruledOut, isComplete } = await matchRecords(context, brief, {
    kind: "solution",
    first,
    except: new Set(opportunity.ownSolutions),
    covering: coveringText(statedBy(opportunity)),
  });
  const results = await solutionMatches(context, matches, selection.results?.solution ?? {});
  return { basedOn: OPPORTUNITY, results, ruledOut, isComplete };
}

/**
 * Returns the vendors that fit an opportunity of the actor's; without one, those that fit the actor's
 * interests. Both can be narrowed and ordered like the list of vendors.
 * @throws NotFoundError; ForbiddenError for anyone but the owner's team; InvalidInputError for more than
 * twenty.
 */
export async function fittingVendors(
  context: Context,
  opportunityId: string | null | undefined,
  first: number,
  criteria: VendorCriteria,
  selection: Selection,
): Promise<FittingVendors> {
  assertFirst(first);
  const shown = selection.results?.vendor ?? {};
  const { narrow, counts } = narrowedVendors(context, criteria, selection);
  if (opportunityId == null) {
    const { matches, ...found } = await matchInterests(
      context,
      await readInterests(context),
      "vendor",
      first,
      { narrow },
    );
    return { ...found, ...counts(), results: await vendorMatches(context, matches, shown) };
  }
  const opportunity = await ownOpportunity(context, opportunityId);
  const { matches, isComplete } = await matchRecords(context, briefOf(opportunity), {
    kind: "vendor",
    first,
    except: new Set(opportunity.ownVendors),
    covering: coveringText(statedBy(opportunity)),
    narrow,
  });
  const results = await vendorMatches(context, matches, shown);
  return { basedOn: OPPORTUNITY, ...counts(), results, isComplete };
}
