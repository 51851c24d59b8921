import type { ListCriteria } from "./conditions.ts";
import type { Filter } from "./filter.ts";
import type { AnyList } from "./list.ts";
import { filterVariable, refuse, sortVariable } from "./words.ts";

/**
 * What a list is asked for, as data that can be stored: the words of its screen's address, by parameter. What the
 * address of a screen or a REST call holds, a saved search, an alert or an export can hold too.
 */
export type ListQuery = Readonly<Record<string, readonly string[]>>;

/**
 * A stored query as the list is read by it.
 * @throws InvalidInputError at a parameter that the list lacks or a value that can't be, saying what is allowed.
 */
export function readQuery(list: AnyList, query: ListQuery): ListCriteria & { readonly sort: string } {
  const entries = Object.entries(list.filters).map(
    ([name, filter]) => [name, filter, conditionValue(filter, query[filter.param] ?? [])] as const,
  );
  const known = new Set(["search", "sort", ...entries.map(([, { param }]) => param)]);
  const unknown = Object.keys(query).find((param) => !known.has(param));
  if (unknown) refuse(unknown, `Use one of: ${[...known].join(", ")}.`);
  const of = (asArgument: boolean) =>
    Object.fromEntries(
      entries
        .filter(([, filter]) => Boolean(filter.asArgument) === asArgument)
        .map(([name, , value]) => [name, value]),
    );
  return {
    ...of(true),
    search: query.search?.[0],
    filter: of(false),
    sort: sortVariable(list.orders, query.sort?.[0]) ?? list.defaultOrder,
  };
}

/** What a filter's condition takes: stored values where the schema has names for them. */
function conditionValue(filter: Filter<never>, words: readonly string[]): unknown {
  const value = filterVariable(filter, words);
  const { members } = filter;
  if (!members) return value;
  const stored = (name: unknown) => members[String(name)];
  return Array.isArray(value) ? value.map(stored) : value === undefined ? undefined : stored(value);
}
