import sql, { raw, type Sql } from "sql-template-tag";
import { containsText } from "./conditions.ts";

/** How many rows a search looks up before what is left is read in order instead. */
export interface Extent {
  readonly table: string;
  readonly search: string;
  readonly most: number;
}

/** The ids that a search finds in a list's table, by its index: at most one more than `most`. For `with`. */
export const foundBy = ({ table, search, most }: Extent): Sql =>
  sql`found as materialized (select id from found_by_text('${raw(table)}', ${search}, ${most + 1}) id)`;

/**
 * Rows by a search and other conditions: those that were found where that is all of them, else by what each row
 * holds. Just one of both is run. Needs `foundBy` before it.
 * @param rest what else stands after the conditions, such as an order and a limit.
 */
export function searched(
  columns: Sql,
  { table, search, most }: Extent,
  where: Sql | undefined,
  rest: Sql,
): Sql {
  const from = sql`select ${columns} from ${raw(table)} t where ${where ?? raw("true")}`;
  return sql`(${from} and (select count(*) from found) <= ${most} and t.id in (select id from found) ${rest})
    union all
    (${from} and (select count(*) from found) > ${most} and ${containsText(search)} ${rest})`;
}
