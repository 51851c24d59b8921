import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { queryRows } from "../../rows/query.ts";
import { metadataOf } from "../../rows/read-rows.ts";
import { allOf, type Conditions, matching } from "../conditions.ts";
import type { Filter } from "../filter.ts";
import type { AnyList, KeptCounts } from "../list.ts";
import type { FacetCounts, FacetValue } from "./facet-counts.ts";

/**
 * The maximum count of a searchable list when it is searched or only filtered; beyond it, the count is a
 * lower bound. Search matches have to be checked row by row.
 */
export const COUNTED_AT_MOST = { searched: 1_000, filtered: 2_000 };

/**
 * How many rows are scanned by id instead of reading all matches from the index, if only some of them need to
 * be counted.
 */
const LOOKED_AT = 20_000;
/** The sample size for estimating whether enough of these rows will match. */
const TASTED = 1_000;

/** Counts the whole list and the values of these facets in one statement. */
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

/**
 * Returns the statement that counts the whole list, for use in a larger statement: one row with `count` and
 * `countIsExact`.
 */
export function totalStatement(em: EntityManager, list: AnyList, conditions: Conditions): Sql {
  return statementOf(list, metadataOf(em, list.entity).tableName, conditions, []);
}

/**
 * The source of one count: precomputed counts, all matching rows, or matching rows up to the maximum count.
 */
interface Source {
  readonly rows: Sql;
  readonly where: Sql;
  readonly isKept?: boolean;
  /** Whether the rows end before the maximum count; undefined if all are counted. */
  readonly isMet?: Sql;
}

/** Selects the total, then each facet; counts from the same rows share one matching step. */
function statementOf(list: AnyList, table: string, conditions: Conditions, facets: readonly string[]): Sql {
  const { search, chosen, where, whereKept } = conditions;
  const most = COUNTED_AT_MOST[search === undefined ? "filtered" : "searched"];
  const isNarrowed = search !== undefined || chosen.size > 0;
  const sets = new Map<string, Sql>();
  const sourceOf = (facet?: string): Source => {
    const except = facet !== undefined && chosen.has(facet) ? facet : undefined;
    const kept = list.kept && whereKept(facet);
    if (list.kept && kept) return keptSource(list.kept, kept, facet);
    if (!list.search || !isNarrowed) return { rows: raw(table), where: where(except) ?? sql`true` };
    const set = `counted_${except ?? "all"}`;
    if (!sets.has(set)) sets.set(set, countedAtMost(set, table, { conditions, except, most }));
    return { rows: raw(set), where: sql`true`, isMet: sql`(select is_met from ${raw(`${set}_end`)})` };
  };
  const counts = [
    totalOf(sourceOf(), most),
    ...facets.flatMap((name) => facetOf(name, list.filters[name], sourceOf(name), most)),
  ];
  const union = join(counts, " union all ");
  return sets.size > 0 ? sql`with ${join([...sets.values()])} ${union}` : union;
}

/**
 * The precomputed counts have many rows for the filter with several values per row, so these are summed
 * before they are labeled.
 */
function keptSource({ counts, oneByOne }: KeptCounts<string>, where: Sql, facet?: string): Source {
  if (!oneByOne || oneByOne.filter !== facet) return { rows: raw(counts), where, isKept: true };
  const column = raw(oneByOne.column);
  const rows = sql`(select t.${column}, sum(t.count) as count from ${raw(counts)} t where ${where} group by 1)`;
  return { rows, where: sql`true`, isKept: true };
}

/** The rows to count, and the maximum count. */
interface Counted {
  readonly conditions: Conditions;
  /** The filter to omit. */
  readonly except: string | undefined;
  readonly most: number;
}

/**
 * Counts up to a maximum: frequent matches among the first rows, rare ones by index. The number of matches
 * isn't known in advance, so a sample estimates it; if the estimate is wrong, the index is read after all.
 * The statement is planned as if all matches were read, since a plan for the first few is slow where these
 * are far off.
 */
function countedAtMost(name: string, table: string, { conditions, except, most }: Counted): Sql {
  const [tasted, met, found, end] = ["tasted", "met", "found", "end"].map((part) => raw(`${name}_${part}`));
  const limit = sql`limit ${raw(String(most + 1))}`;
  const [isPromising, isMet] = [
    sql`(select is_promising from ${tasted})`,
    sql`(select count(*) from ${met}) > ${most}`,
  ];
  const first = (length: number) => sql`order by t.id limit ${raw(String(length))}`;
  const fits = sql`${allOf(conditions, except)} as fits`;
  return sql`${tasted} as materialized (
      select count(*) >= ${(most / LOOKED_AT) * TASTED} as is_promising
      from (select ${fits} from ${raw(table)} t ${first(TASTED)}) first where fits
    ), ${met} as materialized (
      select * from (select t.*, ${fits} from ${raw(table)} t where ${isPromising} ${first(LOOKED_AT)}) next
      where fits ${limit}
    ), ${found} as materialized (
      select t.*, true from ${raw(table)} t where not (${isMet}) and ${matching(conditions, except)}
    ), ${raw(name)} as materialized (
      select * from ${met} where ${isMet} union all (select * from ${found} ${limit})
    ), ${end} as materialized (select count(*) <= ${most} as is_met from ${raw(name)})`;
}

const countOf = ({ isKept }: Source) => (isKept ? sql`coalesce(sum(t.count), 0)` : sql`count(*)`);

function totalOf(source: Source, most: number): Sql {
  const { rows, where, isMet } = source;
  const count = countOf(source);
  const [shown, isExact] = isMet
    ? [sql`least(${count}, ${most})`, sql`${count} <= ${most}`]
    : [count, sql`true`];
  return sql`select '' as facet, '' as value, '' as label, (${shown})::integer as count, ${isExact} as "countIsExact" from ${rows} t where ${where}`;
}

function facetOf(name: string, filter: Filter<never> | undefined, source: Source, most: number): Sql[] {
  if (!filter?.facet) return [];
  const { from = empty, value, label = value } = filter.facet;
  const { rows, where, isMet = sql`true` } = source;
  const counted = countOf(source);
  const count = source.isMet ? sql`least(${counted}, ${most})` : counted;
  return [
    sql`select ${name}, (${value})::text, (${label})::text, (${count})::integer, ${isMet} from ${rows} t ${from} where ${where} group by 2, 3 having (${counted}) > 0`,
  ];
}

/** Uses the order and labels of the filter's choices, if any; otherwise sorts by label. */
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
