import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { join, raw } from "sql-template-tag";
import { type Plan, planOf } from "../../rows/plan.ts";
import { queryRows } from "../../rows/query.ts";
import { metadataOf } from "../../rows/read-rows.ts";
import type { Selection } from "../../rows/selection.ts";
import type { Conditions } from "../conditions.ts";
import type { AnyList } from "../list.ts";
import { foundByReading, foundElsewhere } from "../list-search.ts";
import { orderOf } from "../order.ts";

/** How many of the rows that match elsewhere are shown, and how far they are counted. */
const SHOWN = 6;
const COUNTED_AT_MOST = 1_000;

/** The rows that match a search only in their further texts. */
export interface Elsewhere {
  readonly nodes: ReturnType<Plan["toRow"]>[];
  readonly totalCount: number;
  readonly totalCountIsExact: boolean;
}

/**
 * Reads, in one statement, the first rows that satisfy a list's filters and match the search in their further
 * texts, but not in the texts of the regular search; none without a search.
 */
export async function readElsewhere(
  em: EntityManager,
  list: AnyList,
  { search, where }: Conditions,
  sort: string,
  selection: Selection,
): Promise<Elsewhere> {
  const wanted = search && list.search?.further && foundElsewhere(search);
  if (!search || !wanted) return { nodes: [], totalCount: 0, totalCountIsExact: true };
  const meta = metadataOf(em, list.entity);
  const { columns, joins, toRow } = planOf(meta as never, selection);
  const { orderBy } = orderOf(em, list, sort);
  const table = raw(meta.tableName);
  const conditions = [wanted, sql`not (${foundByReading(search)})`, where()].filter(
    (condition) => condition !== undefined,
  );
  const rows = await queryRows(
    em,
    sql`with found as materialized (
        select t.id from ${table} t where ${join(conditions, " and ")} limit ${raw(String(COUNTED_AT_MOST + 1))})
      select ${columns}, (select count(*)::integer from found) as "#total"
      from ${table} t join found on found.id = t.id ${joins} ${orderBy} limit ${raw(String(SHOWN))}`,
  );
  const total = Number(rows[0]?.["#total"] ?? 0);
  return {
    nodes: rows.map(toRow),
    totalCount: Math.min(total, COUNTED_AT_MOST),
    totalCountIsExact: total <= COUNTED_AT_MOST,
  };
}
