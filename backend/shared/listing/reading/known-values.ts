import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { Context } from "../../context.ts";
import { queryRows } from "../../rows/query.ts";
import { metadataOf } from "../../rows/read-rows.ts";
import type { Filter } from "../filter.ts";
import type { AnyList } from "../list.ts";
import { refuse } from "../words.ts";

/** The maximum number of possible values that an error message lists. */
const NAMED = 30;

/** Whether a filter's possible values depend on the data. */
export const isOfData = ({ shape, choices, names, facet, personal }: Filter<never>): boolean =>
  shape === "texts" && !choices && !personal && Boolean(names ?? facet);

interface Given {
  readonly name: string;
  readonly param: string;
  readonly values: readonly string[];
}

/**
 * Checks that each value of a filter is the slug or name of a record, or that a row of the list has it.
 * @throws InvalidInputError for the parameter, listing existing values.
 */
export async function assertKnownValues(
  { em, actor }: Pick<Context, "em" | "actor">,
  list: AnyList,
  { name, param, values }: Given,
): Promise<void> {
  const filter = list.filters[name];
  if (!filter) return;
  const table = raw(metadataOf(em, list.entity).tableName);
  const where = (typeof list.where === "function" ? list.where(actor) : list.where) ?? sql`true`;
  const isKnown = (value: string): Sql =>
    filter.names
      ? sql`exists (select from ${raw(filter.names)} v
          where v.slug = lower(${value}) or v.name_key = fold_text(${value})
            ${filter.facet ? empty : sql`or v.id::text = ${value}`})`
      : sql`exists (select from ${table} t
          where ${where} and ${filter.condition([value] as never, { actor, field: name })})`;
  const checked = values.map((value) => sql`select ${value} as value, ${isKnown(value)} as known`);
  const unknown = (await queryRows(em, join(checked, " union all "))).find(({ known }) => !known);
  if (!unknown) return;
  // Precomputed counts are fast to read, however long the list is.
  const isKept = list.kept?.filters.includes(name) && typeof list.where !== "function";
  const rows = isKept
    ? { table: raw(list.kept?.counts ?? ""), where: sql`true`, having: sql`sum(t.count) > 0` }
    : { table, where, having: sql`true` };
  const named = await queryRows(em, possible(filter, rows));
  const words = named.slice(0, NAMED).map(({ label }) => String(label));
  const rest = named.length > NAMED ? ", …" : "";
  refuse(param, words.length > 0 ? `Choose one of: ${words.join(", ")}${rest}.` : "Unknown value.");
}

/** The rows from which possible values are read, and the condition on each group. */
interface Rows {
  readonly table: Sql;
  readonly where: Sql;
  readonly having: Sql;
}

/** Selects the values of the list's rows, as names if the filter accepts names. */
function possible({ facet, names }: Filter<never>, { table, where, having }: Rows): Sql {
  const limit = raw(String(NAMED + 1));
  if (!facet) return sql`select v.name as label from ${raw(names ?? "")} v order by 1 limit ${limit}`;
  const { from = empty, value, label = value } = facet;
  const taken = names ? label : value;
  return sql`select (${taken})::text as label from ${table} t ${from} where ${where}
    group by 1 having ${having} order by 1 limit ${limit}`;
}
