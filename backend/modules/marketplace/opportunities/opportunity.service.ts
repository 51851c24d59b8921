import type { Context } from "../../../shared/context.ts";
import type { ListCriteria } from "../../../shared/listing/conditions.ts";
import { readListed } from "../../../shared/listing/reading/read-list.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import { readRow, readRowsInOrder } from "../../../shared/rows/read-rows.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { fields, type Selection } from "../../../shared/rows/selection.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { isVisibleTo, openNow } from "../posting-base/stage.ts";
import { Opportunity } from "./opportunity.entity.ts";
import { opportunityList } from "./opportunity.list.ts";

/** Returns active opportunities, due soonest first. */
export function activeOpportunities(
  context: Context,
  first: number,
  selection: Selection,
): Promise<Row<Opportunity>[]> {
  return readListed(
    context,
    opportunityList,
    { filter: { active: true }, first: assertCount(first) },
    selection,
  );
}

/** The maximum number of entries in a calendar feed. */
const MAX_DEADLINES = 1000;

/** The fields of a calendar entry. */
export const DEADLINE = fields([
  "id",
  "slug",
  "title",
  "organization",
  "dueDate",
  "region",
  "howToApply",
  "updatedAt",
]);

/**
 * Returns matching active opportunities with a due date, due soonest first.
 * @throws InvalidInputError if the search is too long.
 */
export async function upcomingDeadlines(
  context: Context,
  { search, filter }: ListCriteria,
): Promise<Row<Opportunity>[]> {
  const criteria = { search, filter: { ...filter, active: true } };
  const found = await readListed(context, opportunityList, { ...criteria, first: MAX_DEADLINES }, DEADLINE);
  return found.filter(({ dueDate }) => dueDate);
}

/** Returns the opportunity with this id, or null if there is none that the actor may see. */
export function findOpportunity(
  { em, actor }: Context,
  id: string,
  selection: Selection,
): Promise<Row<Opportunity> | null> {
  return readRow(em, Opportunity, id, selection, isVisibleTo(actor));
}

/** Scores similar active opportunities: a shared sport counts 1, the type 2, the category 3. */
const RELATED = `
  select other.id from opportunities self
  join opportunities other on other.id <> self.id
  cross join lateral (
    select (other.category_id = self.category_id)::int * 3 + (other.type = self.type)::int * 2 + (
      select count(*)::int from opportunity_sports a join opportunity_sports b using (sport_id)
      where a.opportunity_id = self.id and b.opportunity_id = other.id) as score) likeness
  where self.id = ? and self.stage = 'published' and ${openNow("other")} and likeness.score > 0
  order by likeness.score desc, other.due_key, other.id
  limit ?`;

/** Returns similar opportunities, most similar first; none if the opportunity doesn't exist. */
export async function relatedOpportunities(
  { em }: Context,
  id: string,
  first: number,
  selection: Selection,
): Promise<Row<Opportunity>[]> {
  const key = parseId(id);
  if (key === undefined) return [];
  const rows = await em.execute<{ id: number }[]>(RELATED, [key, assertCount(first)]);
  return readRowsInOrder(
    em,
    Opportunity,
    rows.map((row) => row.id),
    selection,
  );
}
