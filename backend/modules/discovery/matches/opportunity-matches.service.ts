import type { Context } from "../../../shared/context.ts";
import { readRowsInOrder } from "../../../shared/rows/read-rows.ts";
import { fields, type Selection } from "../../../shared/rows/selection.ts";
import { Opportunity } from "../../marketplace/opportunities/opportunity.entity.ts";
import { isPublished } from "../../marketplace/posting-base/stage.ts";
import { coverageOf } from "../briefs/judging/coverage.ts";
import type { Explained } from "../briefs/judging/explained.ts";
import { assertFirst, type Covering, matchRecords } from "../briefs/matching/match-records.ts";
import { readInterests } from "./interests.ts";
import { matchInterests, wordsOnly } from "./match-interests.ts";
import type { FittingOpportunities, OpportunityMatch } from "./matches.types.ts";
import { judgeNeeds } from "./needs.ts";
import { type Offer, readVendorOffer } from "./offer.ts";
import { ownVendor } from "./own-vendor.ts";
import { personalOffer } from "./viewer-match.ts";

/** The maximum length of the vendor's texts used as a query, in characters. */
const MAX_OFFER = 4_000;

/**
 * Returns the open opportunities that fit a vendor of the actor's by its own and its solutions' texts;
 * without a vendor, those that fit the actor's interests.
 * @throws NotFoundError; ForbiddenError for anyone but the vendor's team; InvalidInputError for more than
 * twenty.
 */
export async function fittingOpportunities(
  context: Context,
  vendorId: string | null | undefined,
  first: number,
  selection: Selection,
): Promise<FittingOpportunities> {
  assertFirst(first);
  const shown = selection.results?.opportunity ?? {};
  if (vendorId == null) {
    const [interests, offer] = [await readInterests(context), await personalOffer(context)];
    const covering = offer ? coveringBy(offer) : undefined;
    const { matches, ...found } = await matchInterests(context, interests, "opportunity", first, {
      covering,
    });
    return { ...found, results: await opportunityMatches(context, matches, offer, shown) };
  }
  const { id, name, ownOpportunities } = await ownVendor(context, vendorId);
  const offer = await readVendorOffer(context.em, id);
  const { facts } = offer;
  const text = [...facts.features, facts.body].join("\n").slice(0, MAX_OFFER).toWellFormed();
  const { matches, isComplete } = await matchRecords(context, wordsOnly(text, facts.sports.slice(0, 20)), {
    kind: "opportunity",
    first,
    except: new Set(ownOpportunities),
    covering: coveringBy(offer),
  });
  const results = await opportunityMatches(context, matches, offer, shown);
  return { basedOn: [name, `What ${name} offers`], results, isComplete };
}

/** Measures how much of an opportunity's short statement an offer covers: here the record asks. */
export const coveringBy =
  ({ facts: offered }: Offer): Covering =>
  (reading, index) =>
  ({ title, category, features }) => {
    const asked = [title, category, ...features].join("\n");
    return coverageOf(offered, reading.understand(asked).slots, index);
  };

/** Loads the opportunities of matches in one statement, and judges each one's needs by the offer. */
async function opportunityMatches(
  { em }: Context,
  matches: readonly Explained[],
  offer: Offer | null,
  selection: Selection,
): Promise<OpportunityMatch[]> {
  const ids = matches.map(({ facts }) => facts.id);
  const read = { ...selection, ...fields(["id"]) };
  const rows = await readRowsInOrder(em, Opportunity, ids, read, isPublished);
  return matches.flatMap(({ facts, reasons }, at) => {
    const opportunity = rows.find(({ id }) => id === facts.id);
    if (!opportunity) return [];
    const { category, sports, levels, features } = facts;
    const needing = { category: category ?? "", sports, levels, requirements: features };
    return [{ ...reasons, rank: at + 1, opportunity, needs: offer ? judgeNeeds(needing, offer) : [] }];
  });
}
