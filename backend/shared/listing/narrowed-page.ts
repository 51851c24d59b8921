import sql, { join, raw, type Sql } from "sql-template-tag";
import { allOf, type Conditions, matching } from "./conditions.ts";
import type { OrderPlan } from "./order.ts";

/** How many rows are met in order before all that match are looked up by index instead, and sorted. */
const MET_AT_MOST = 2_000;

/** Where a page of a searched or filtered list begins, and how long it is. */
export interface NarrowedPage {
  readonly table: string;
  readonly conditions: Conditions;
  /** The condition of rows that come after the cursor. */
  readonly from: Sql;
  readonly order: Pick<OrderPlan, "keys" | "direction" | "orderBy">;
  /** The number of rows. */
  readonly length: number;
}

/**
 * The ids of a page's rows, as `page` for `with`. What many rows match is soon met by going through them in order;
 * what few match, or rows at the far end of the order, an index finds, and these few are sorted. How many match can't
 * be foreseen, so the first is tried up to a point, and only then the second.
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

/** What a row is ordered by, as columns `#0`, `#1`, and so on. */
export const keyColumns = (keys: readonly Sql[]): Sql =>
  join(keys.map((key, index) => sql`${key} as ${raw(`"#${index}"`)}`));
