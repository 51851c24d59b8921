import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { join, raw } from "sql-template-tag";
import type { Context } from "../../../shared/context.ts";
import { DAY } from "../../../shared/days/days.ts";
import { allOf, conditionsOf } from "../../../shared/listing/conditions.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { SavedSearch } from "../../discovery/saved-searches/saved-search.entity.ts";
import { MAX_SEARCHES } from "../../discovery/saved-searches/saved-search.rules.ts";
import { understood } from "../../discovery/saved-searches/search-query.ts";
import { isPublished } from "../../marketplace/posting-base/stage.ts";
import { MAX_DEADLINES, MAX_OF_SEARCH } from "./calendar.rules.ts";
import type { Deadline } from "./deadline.ts";

/** How long a deadline remains in the calendar after it has passed. */
const KEPT = 30 * DAY;

interface Found {
  readonly id: number;
  readonly search: string;
}

/** Reads the matches of a person's opportunity searches, the next deadlines of each, in one statement. */
async function foundBySearches(
  { em, contributions }: Pick<Context, "em" | "contributions">,
  owner: number,
): Promise<Found[]> {
  const searches = await em.find(
    SavedSearch,
    { owner, list: "opportunities" },
    { orderBy: { id: "asc" }, limit: MAX_SEARCHES },
  );
  const branches = searches.flatMap(({ name, list, query }) => {
    const is = understood(contributions, { list, query });
    if (!is) return [];
    const condition = allOf(conditionsOf(is.of.list, is.criteria, { actor: undefined }));
    return [
      sql`(select t.id, ${name}::text as search from opportunities t
        where t.due_key < '9000-01-01' and t.due_key >= ${new Date()} and ${condition}
        order by t.due_key, t.id limit ${MAX_OF_SEARCH})`,
    ];
  });
  return branches.length > 0
    ? ((await queryRows(em, join(branches, " union all "))) as unknown as Found[])
    : [];
}

/**
 * Returns a person's deadlines: those of public records that they have saved or applied for without being
 * declined, and those that match their opportunity searches.
 */
export async function deadlinesOf(
  context: Pick<Context, "em" | "contributions">,
  owner: number,
): Promise<Deadline[]> {
  return readDeadlines(context.em, owner, await foundBySearches(context, owner));
}

/** Returns the deadlines of public records that a person has saved or applied for, in one statement. */
export function chosenDeadlines(em: EntityManager, owner: number): Promise<Deadline[]> {
  return readDeadlines(em, owner, []);
}

async function readDeadlines(em: EntityManager, owner: number, found: readonly Found[]): Promise<Deadline[]> {
  const parts = (["opportunity", "collaboration"] as const).map((kind) => {
    const isOpportunity = kind === "opportunity";
    return sql`
      select ${kind}::text as kind, t.id, t.slug, t.title, t.organization, t.due_date as "dueDate",
        greatest(t.updated_at, max(a.updated_at)) as "changedAt",
        t.status = 'closed' as closed,
        bool_or(w.saved) as saved, max(a.status) as application,
        coalesce(array_agg(distinct w.search) filter (where w.search is not null), '{}') as searches
      from (
        select b.subject_id as id, true as saved, null::text as search from bookmarks b
        where b.user_id = ${owner} and b.subject_kind = ${kind}
        union all
        select p.${raw(`${kind}_id`)}, false, null from applications p
        where p.applicant_id = ${owner} and p.${raw(`${kind}_id`)} is not null and p.status <> 'declined'
        ${
          isOpportunity
            ? sql`union all select f.id, false, f.search
                from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) f(id integer, search text)`
            : raw("")
        }
      ) w join ${raw(isOpportunity ? "opportunities" : "collaborations")} t on t.id = w.id
        left join applications a on a.applicant_id = ${owner} and a.${raw(`${kind}_id`)} = t.id
      where t.due_date >= ${new Date(Date.now() - KEPT)} and ${isPublished}
      group by t.id`;
  });
  const rows = await queryRows(
    em,
    sql`select * from (${join(parts, " union all ")}) d
      order by d."dueDate" < ${new Date()}, d."dueDate", d.kind, d.id limit ${MAX_DEADLINES}`,
  );
  return (rows as unknown as Deadline[]).map((row) => ({
    ...row,
    dueDate: new Date(row.dueDate),
    changedAt: new Date(row.changedAt),
  }));
}
