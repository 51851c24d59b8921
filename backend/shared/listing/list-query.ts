import type { ListCriteria } from "./conditions.ts";
import type { Filter } from "./filter.ts";
import type { AnyList } from "./list.ts";
import { filterVariable, refuse, sortVariable } from "./words.ts";

/**
 * A list query in storable form: the URL values of its screen, by parameter. Saved searches, alerts and
 * exports can store the same values as a screen's URL or a REST call.
 */
export type ListQuery = Readonly<Record<string, readonly string[]>>;

/**
 * Converts a stored query to the arguments of its list.
 * @throws InvalidInputError for an unknown parameter or an invalid value, listing the allowed values.
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

/** Converts a filter's GraphQL value to the value its condition takes. */
function conditionValue(filter: Filter<never>, words: readonly string[]): unknown {
  const value = filterVariable(filter, words);
  const { members } = filter;
  if (!members) return value;
  const stored = (name: unknown) => members[String(name)];
  return Array.isArray(value) ? value.map(stored) : value === undefined ? undefined : stored(value);
}
