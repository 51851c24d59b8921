import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { queryRows } from "../rows/query.ts";
import { metadataOf } from "../rows/read-rows.ts";
import type { FacetCounts, FacetValue } from "./facet-counts.ts";
import type { Filter } from "./filter.ts";
import type { AnyList } from "./list.ts";

/**
 * Counts the whole list and the values of these facets, in one statement.
 * @param conditions of the list; for a facet without its own filter, so that it also counts the values that
 * aren't selected.
 */
export async function readCounts(
  em: EntityManager,
  list: AnyList,
  conditions: (except?: string) => Sql,
  facets: readonly string[],
): Promise<FacetCounts> {
  const table = raw(metadataOf(em, list.entity).tableName);
  const parts = [
    sql`select '' as facet, '' as value, '' as label, count(*)::integer as count from ${table} t where ${conditions()}`,
  ];
  for (const name of facets) {
    const source = list.filters[name]?.facet;
    if (!source) continue;
    const { from = empty, value, label = value } = source;
    parts.push(
      sql`select ${name}, (${value})::text, (${label})::text, count(*)::integer from ${table} t ${from} where ${conditions(name)} group by 2, 3`,
    );
  }
  const rows = await queryRows(em, join(parts, " union all "));
  const counted = rows as unknown as (FacetValue & { facet: string })[];
  const valuesOf = (name: string) => {
    const values = counted.filter(({ facet }) => facet === name);
    return inOrder(
      values.map(({ value, label, count }) => ({ value, label, count })),
      list.filters[name],
    );
  };
  return {
    totalCount: counted.find(({ facet }) => facet === "")?.count ?? 0,
    facets: Object.fromEntries(facets.map((name) => [name, valuesOf(name)])),
  };
}

/** Uses the order and labels of the filter's choices, if any; otherwise sorts by label. */
function inOrder(values: FacetValue[], filter: Filter<never> | undefined): FacetValue[] {
  const { choices, facet, members } = filter ?? {};
  if (choices) {
    const counts = new Map(values.map(({ value, count }) => [nameOf(members, value), count]));
    return Object.entries(choices).flatMap(([value, label]) => {
      const count = counts.get(value);
      return count === undefined ? [] : [{ value, label, count }];
    });
  }
  const sorted = values.sort((one, other) => one.label.localeCompare(other.label, "en"));
  return facet?.order === "descending" ? sorted.reverse() : sorted;
}

/** The GraphQL name of a stored value. */
function nameOf(members: Filter["members"], stored: string): string {
  const member = Object.entries(members ?? {}).find(([, value]) => value === stored);
  return member?.[0] ?? stored;
}
