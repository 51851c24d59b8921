import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { queryRows } from "../rows/query.ts";
import { metadataOf } from "../rows/read-rows.ts";
import type { Conditions } from "./conditions.ts";
import type { FacetCounts, FacetValue } from "./facet-counts.ts";
import type { Filter } from "./filter.ts";
import type { AnyList } from "./list.ts";
import { foundBy, searched } from "./matching.ts";

/** How far a list that can be searched is counted when it is narrowed; a count beyond says that it goes on. */
export const COUNTED_AT_MOST = 10_000;

/** Counts the whole list and the values of these facets, in one statement. */
export async function readCounts(
  em: EntityManager,
  list: AnyList,
  conditions: Conditions,
  facets: readonly string[],
): Promise<FacetCounts> {
  const { tableName } = metadataOf(em, list.entity);
  const statement = statementOf(list, tableName, conditions, facets);
  const counted = (await queryRows(em, statement)) as unknown as (FacetValue & { facet: string })[];
  const valuesOf = (name: string) => {
    const values = counted.filter(({ facet }) => facet === name);
    return inOrder(
      values.map(({ facet: _, ...value }) => value),
      list.filters[name],
    );
  };
  const total = counted.find(({ facet }) => facet === "");
  return {
    totalCount: total?.count ?? 0,
    totalCountIsExact: total?.countIsExact ?? true,
    facets: Object.fromEntries(facets.map((name) => [name, valuesOf(name)])),
  };
}

function statementOf(list: AnyList, table: string, conditions: Conditions, facets: readonly string[]): Sql {
  const { kept, search } = list;
  const { where, whereKept } = conditions;
  if (kept && whereKept) {
    const from = (except?: string) => ({ table: kept.counts, where: whereKept(except) });
    return union(list, facets, from, { count: sql`coalesce(sum(t.count), 0)`, isKept: true });
  }
  const isNarrowed = conditions.search !== undefined || conditions.chosen.size > 0;
  if (search && isNarrowed) return cappedStatement(list, table, conditions, facets);
  return union(list, facets, (except) => ({ table, where: where(except) }), { count: sql`count(*)` });
}

/** What one count is taken from; `limited` is the rows' set where it may be cut off. */
interface Source {
  readonly table: string;
  readonly where: Sql | undefined;
  readonly limited?: string;
}

interface Counting {
  readonly count: Sql;
  readonly isKept?: boolean;
}

/** The total, then each facet, from where each is counted. */
function union(
  { filters }: AnyList,
  facets: readonly string[],
  sourceOf: (except?: string) => Source,
  { count, isKept = false }: Counting,
): Sql {
  const isExact = ({ limited }: Source) =>
    limited ? sql`(select count(*) from ${raw(limited)}) <= ${COUNTED_AT_MOST}` : sql`true`;
  const whole = sourceOf();
  const total = whole.limited
    ? sql`select '' as facet, '' as value, '' as label, least(count(*), ${COUNTED_AT_MOST})::integer as count, count(*) <= ${COUNTED_AT_MOST} as "countIsExact" from ${raw(whole.limited)}`
    : sql`select '' as facet, '' as value, '' as label, (${count})::integer as count, true as "countIsExact" from ${raw(whole.table)} t where ${whole.where ?? sql`true`}`;
  const parts = facets.flatMap((name) => {
    const filter = filters[name];
    if (!filter?.facet) return [];
    const { from = empty, value, label = value } = filter.facet;
    const source = sourceOf(name);
    return [
      sql`select ${name}, (${value})::text, (${label})::text, (${count})::integer, ${isExact(source)} from ${raw(source.table)} t ${isKept ? (filter.kept?.facetFrom ?? from) : from} where ${source.where ?? sql`true`} group by 2, 3 having (${count}) > 0`,
    ];
  });
  return join([total, ...parts], " union all ");
}

/** Each set of conditions is matched once, as far as is counted, and all that it decides is counted from that. */
function cappedStatement(
  list: AnyList,
  table: string,
  { search, where, chosen }: Conditions,
  facets: readonly string[],
): Sql {
  const sets = [undefined, ...facets.filter((name) => chosen.has(name))];
  const limit = sql`limit ${COUNTED_AT_MOST + 1}`;
  const idsOf = (except: string | undefined) => {
    const condition = where(except);
    if (search === undefined)
      return sql`select t.id from ${raw(table)} t where ${condition ?? sql`true`} ${limit}`;
    const extent = { table, search, most: COUNTED_AT_MOST };
    return condition ? searched(sql`t.id`, extent, condition, limit) : sql`select id from found`;
  };
  const { kept } = list;
  const rowsOf = (except: string | undefined) =>
    kept ? sql`select r.* from (${idsOf(except)}) i join ${raw(kept.rows)} r on r.id = i.id` : idsOf(except);
  const matches = sets.map((except, index) => sql`${raw(`m${index}`)} as materialized (${rowsOf(except)})`);
  const found = search === undefined ? [] : [foundBy({ table, search, most: COUNTED_AT_MOST })];
  const sourceOf = (except?: string): Source => {
    const limited = `m${Math.max(sets.indexOf(except), 0)}`;
    return kept
      ? { table: limited, where: undefined, limited }
      : { table, where: sql`t.id in (select id from ${raw(limited)})`, limited };
  };
  const counts = union(list, facets, sourceOf, { count: sql`count(*)`, isKept: kept !== undefined });
  return sql`with ${join([...found, ...matches])} ${counts}`;
}

/** As the filter's choices are ordered and called, where it has any; else by label. */
function inOrder(values: FacetValue[], filter: Filter<never> | undefined): FacetValue[] {
  const { choices, facet, members } = filter ?? {};
  if (choices) {
    const counts = new Map(values.map((counted) => [nameOf(members, counted.value), counted]));
    return Object.entries(choices).flatMap(([value, label]) => {
      const counted = counts.get(value);
      return counted === undefined ? [] : [{ ...counted, value, label }];
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
