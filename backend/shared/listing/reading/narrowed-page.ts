import sql, { join, raw, type Sql } from "sql-template-tag";
import { allOf, type Conditions, matching } from "../conditions.ts";
import type { OrderPlan } from "../order.ts";

/** How many rows are scanned in order before an index looks up all matching rows, which are then sorted. */
const MET_AT_MOST = 2_000;

/** The start and length of a page of a searched or filtered list. */
export interface NarrowedPage {
  readonly table: string;
  readonly conditions: Conditions;
  /** The condition for rows after the cursor. */
  readonly from: Sql;
  readonly order: Pick<OrderPlan, "keys" | "direction" | "orderBy">;
  /** The number of rows. */
  readonly length: number;
}

/**
 * Selects the ids of a page's rows, as `page` for `with`. If many rows match, scanning in order finds them
 * soon; if few match, or only at the far end of the order, an index finds them and they are sorted. The
 * number of matches isn't known in advance, so the scan is tried up to a limit before the index.
 */
export function narrowedPage({ table, conditions, from, order, length }: NarrowedPage): Sql {
  const { keys, direction, orderBy } = order;
  const rows = raw(`${table} t`);
  const limit = sql`limit ${raw(String(length))}`;
  const isMet = sql`(select count(*) from met) = ${raw(String(length))}`;
  const sorted = join(keys.map((_, index) => raw(`"#${index}" ${direction}`)));
  return sql`met as materialized (
      select id from (
        select t.id, ${allOf(conditions)} as fits from ${rows} where ${from}
        ${orderBy} limit ${raw(String(MET_AT_MOST))}
      ) next where fits ${limit}
    ), found as materialized (
      select t.id, ${keyColumns(keys)} from ${rows} where not ${isMet} and ${from} and ${matching(conditions)}
    ), page as materialized (
      select id from met where ${isMet}
      union all (select id from found order by ${sorted} ${limit})
    )`;
}

/** The sort keys of a row, as columns `#0`, `#1`, and so on. */
export const keyColumns = (keys: readonly Sql[]): Sql =>
  join(keys.map((key, index) => sql`${key} as ${raw(`"#${index}"`)}`));
