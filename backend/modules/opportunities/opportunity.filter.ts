import type { ObjectQuery } from "@mikro-orm/postgresql";
import { daysFromNow } from "../../shared/days.ts";
import { InvalidInputError } from "../../shared/errors.ts";
import { chosenIn } from "../../shared/facets.ts";
import { searchPattern } from "../../shared/text.ts";
import { namedAs } from "../taxonomy/named-as.ts";
import type { Opportunity } from "./opportunity.entity.ts";
import type { OpportunitiesArguments, OpportunityFilter } from "./opportunity.inputs.ts";
import { OpportunityStatuses } from "./opportunity-status.ts";

/** The filters that have a facet. */
export type Facet = "types" | "categories" | "levels" | "sports" | "budgetBands";

/**
 * What a list of opportunities is narrowed to: search is a case-insensitive substring of title or organization
 * (specification section 5). `except` leaves one filter out, so that its facet keeps the chosen value's siblings.
 * @throws InvalidInputError for a search or a number that can't be.
 */
export function opportunityWhere(
  { search, filter }: Pick<OpportunitiesArguments, "search" | "filter">,
  except?: Facet,
): ObjectQuery<Opportunity> {
  const conditions: ObjectQuery<Opportunity>[] = [];
  const pattern = searchPattern(search);
  if (pattern)
    conditions.push({ $or: [{ title: { $ilike: pattern } }, { organization: { $ilike: pattern } }] });
  const chosen = chosenIn(filter, except);
  const types = chosen("types");
  if (types) conditions.push({ type: { $in: types } });
  const categories = chosen("categories");
  if (categories) conditions.push({ category: namedAs(categories) });
  const levels = chosen("levels");
  if (levels) conditions.push({ levels: { $overlap: levels } });
  const sports = chosen("sports");
  if (sports) conditions.push({ sports: { $some: { slug: { $in: sports } } } });
  const bands = chosen("budgetBands");
  if (bands) conditions.push({ budgetBand: { $in: bands } });
  conditions.push(...numberConditions(filter ?? {}));
  if (filter?.active === true) conditions.push(isActive());
  if (filter?.active === false) conditions.push({ $not: isActive() });
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** Open, and not past its due date. */
function isActive(): ObjectQuery<Opportunity> {
  return { status: OpportunityStatuses.OPEN, dueKey: { $gte: new Date() } };
}

function numberConditions(filter: OpportunityFilter): ObjectQuery<Opportunity>[] {
  const conditions: ObjectQuery<Opportunity>[] = [];
  const { minBudget, maxBudget, dueWithinDays, postedWithinDays } = filter;
  if (minBudget != null) conditions.push({ budget: { $gte: minBudget } });
  if (maxBudget != null) conditions.push({ budget: { $lte: maxBudget } });
  if (dueWithinDays != null) {
    const until = daysFromNow(days(dueWithinDays, "filter.dueWithinDays"));
    conditions.push({ dueDate: { $gte: new Date(), $lte: until } });
  }
  if (postedWithinDays != null) {
    const since = daysFromNow(-days(postedWithinDays, "filter.postedWithinDays"));
    conditions.push({ postedAt: { $gte: since } });
  }
  return conditions;
}

function days(value: number, field: string): number {
  if (value >= 0 && value <= 3650) return value;
  const message = "Give 0 to 3650 days.";
  throw new InvalidInputError(message, { [field]: message });
}
