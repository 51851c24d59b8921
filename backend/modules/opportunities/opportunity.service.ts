import type { Context } from "../../shared/context.ts";
import { withFacets } from "../../shared/facets.ts";
import { parseId } from "../../shared/ids.ts";
import { assertCount, findPage, type PageQuery } from "../../shared/keyset.ts";
import type { OpportunityPage } from "./opportunity.connection.ts";
import { Opportunity } from "./opportunity.entity.ts";
import { countOpportunities, opportunityFacets } from "./opportunity.facets.ts";
import { opportunityWhere } from "./opportunity.filter.ts";
import type { OpportunitiesArguments, OpportunitySort } from "./opportunity.inputs.ts";

/** Each order ends in the id, so that a cursor names one place; each has its index. */
const ORDERS: Record<OpportunitySort, PageQuery<Opportunity>["orderBy"]> = {
  "due-soonest": { dueKey: "asc", id: "asc" },
  newest: { postedAt: "desc", id: "desc" },
  budget: { budgetKey: "desc", id: "desc" },
  title: { titleKey: "asc", id: "asc" },
};

/**
 * One page of the opportunities that fit.
 * @throws InvalidInputError for a search that is too long or a page that can't be.
 */
export async function listOpportunities(
  { em }: Context,
  args: OpportunitiesArguments,
): Promise<OpportunityPage> {
  const page = await findPage(em, Opportunity, args, {
    where: opportunityWhere(args),
    orderBy: ORDERS[args.sort],
  });
  return withFacets(page, () => countOpportunities(em, args), opportunityFacets);
}

/** The opportunities that one can apply for now, due soonest first. */
export function activeOpportunities({ em }: Context, first: number): Promise<Opportunity[]> {
  return em.find(Opportunity, opportunityWhere({ filter: { active: true } }), {
    orderBy: ORDERS["due-soonest"],
    limit: assertCount(first),
  });
}

/** The most that a calendar feed holds. */
const MAX_DEADLINES = 1000;

/**
 * The opportunities that fit, that one can apply for now and that have a due date; due soonest first.
 * @throws InvalidInputError for a search that is too long.
 */
export function upcomingDeadlines(
  { em }: Context,
  { search, filter }: Pick<OpportunitiesArguments, "search" | "filter">,
): Promise<Opportunity[]> {
  const fitting = opportunityWhere({ search, filter: { ...filter, active: true } });
  const where = { $and: [fitting, { dueDate: { $ne: null } }] };
  return em.find(Opportunity, where, { orderBy: ORDERS["due-soonest"], limit: MAX_DEADLINES });
}

/** The opportunity, or null when there is none with this id. */
export async function findOpportunity({ em }: Context, id: string): Promise<Opportunity | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(Opportunity, key);
}

/** Others that one can apply for now and that are alike: a sport counts 1, the type 2, the category 3. */
const RELATED = `
  select other.id from opportunities self
  join opportunities other on other.id <> self.id
  cross join lateral (
    select (other.category = self.category)::int * 3 + (other.type = self.type)::int * 2 + (
      select count(*)::int from opportunity_sports a join opportunity_sports b using (sport_id)
      where a.opportunity_id = self.id and b.opportunity_id = other.id) as score) likeness
  where self.id = ? and other.status = 'open' and other.due_key >= now() and likeness.score > 0
  order by likeness.score desc, other.due_key, other.id
  limit ?`;

/** The most alike first; none for an opportunity that doesn't exist. */
export async function relatedOpportunities(
  { em }: Context,
  id: string,
  first: number,
): Promise<Opportunity[]> {
  const key = parseId(id);
  if (key === undefined) return [];
  const rows = await em.execute<{ id: number }[]>(RELATED, [key, assertCount(first)]);
  const ids = rows.map((row) => row.id);
  const found = await em.find(Opportunity, { id: { $in: ids } });
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
