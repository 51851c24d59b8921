import sql, { join, raw, type Sql } from "sql-template-tag";
import type { Context } from "../context.ts";
import type { AnyList } from "./list.ts";
import { foundByIndex, foundByReading, type ListSearch, readListSearch } from "./list-search.ts";

/** The search and filters of a list; filters that are separate arguments are additional properties. */
export interface ListCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The conditions on the rows of a list, whose table (or its substitute) is `t`. */
export interface Conditions {
  /** The search, if any. */
  readonly search: ListSearch | undefined;
  /** The filters in use. */
  readonly chosen: ReadonlySet<string>;
  /**
   * Everything except the search; undefined if there are no other conditions.
   * @param except a filter to omit, so that its facet keeps the alternatives to the chosen value.
   */
  readonly where: (except?: string) => Sql | undefined;
  /** The same for the list's precomputed counts; undefined where they can't be used. */
  readonly whereKept: (except?: string) => Sql | undefined;
  /** The lower bounds that the filters impose on a property. */
  readonly leastOf: (property: string) => Sql[];
}

const isChosen = (value: unknown) => value != null && !(Array.isArray(value) && value.length === 0);

/**
 * Converts a list's criteria to conditions: a search finds a substring in any spelling, and all filters must
 * match.
 * @throws InvalidInputError if the search is too long or a value is invalid.
 */
export function conditionsOf(
  list: AnyList,
  { search, filter, ...args }: ListCriteria,
  { actor }: Pick<Context, "actor">,
): Conditions {
  const values = Object.entries(list.filters).flatMap(([field, { asArgument }]) => {
    const value = (asArgument ? (args as Record<string, unknown>) : filter)?.[field];
    return isChosen(value) ? [[field, value as never] as const] : [];
  });
  const filters = values.map(([field, value]) => ({
    field,
    value,
    condition: list.filters[field]?.condition(value, { actor, field }) ?? sql`true`,
  }));
  const text = list.search && readListSearch(search);
  const always = typeof list.where === "function" ? list.where(actor) : list.where;
  const where = (except?: string) => {
    const all = filters.filter(({ field }) => field !== except).map(({ condition }) => condition);
    if (always) all.unshift(always);
    return all.length > 0 ? join(all, " and ") : undefined;
  };
  const whereKept = (except?: string) =>
    text || typeof list.where === "function" ? undefined : keptCondition(list, filters, except);
  const leastOf = (property: string) =>
    values.flatMap(([field, value]) => {
      const { least } = list.filters[field] ?? {};
      return (least?.property === property && least.of(value)) || [];
    });
  return { search: text, chosen: new Set(values.map(([field]) => field)), where, whereKept, leastOf };
}

/** All conditions except the filter `except`, with the search in a form that its index supports. */
export function matching({ search, where }: Conditions, except?: string): Sql {
  const all = [search && foundByIndex(search), where(except)];
  return join([sql`true`, ...all.filter((condition) => condition !== undefined)], " and ");
}

/** All conditions except the filter `except`, as one condition for scanning a few rows in some order. */
export function allOf({ search, where }: Conditions, except?: string): Sql {
  const all = [where(except), search && foundByReading(search)];
  return join([sql`true`, ...all.filter((condition) => condition !== undefined)], " and ");
}

interface ChosenFilter {
  readonly field: string;
  readonly value: never;
  readonly condition: Sql;
}

function keptCondition(
  { kept }: AnyList,
  chosen: readonly ChosenFilter[],
  except: string | undefined,
): Sql | undefined {
  const remaining = chosen.filter(({ field }) => field !== except);
  if (!kept || !remaining.every(({ field }) => kept.filters.includes(field))) return undefined;
  const { oneByOne } = kept;
  const parted = remaining.find(({ field }) => field === oneByOne?.filter);
  // A row of two of the chosen kinds would be counted twice.
  if (parted && (parted.value as readonly unknown[]).length > 1) return undefined;
  const all = remaining.map(({ condition }) => condition);
  if (oneByOne && except !== oneByOne.filter && !parted) all.push(raw(`t.${oneByOne.column} is null`));
  return all.length > 0 ? join(all, " and ") : sql`true`;
}
