import type { Contributions } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { conditionsOf, type ListCriteria } from "../../../shared/listing/conditions.ts";
import type { AnyList } from "../../../shared/listing/list.ts";
import { type ListQuery, readQuery } from "../../../shared/listing/list-query.ts";
import { filterVariable, refuse, toWord } from "../../../shared/listing/words.ts";
import { assertCleanText } from "../../../shared/text/clean-text.ts";
import { type SearchableList, searchableList } from "./searchable-list.ts";

/** The maximum number of values of one filter, and of characters in each. */
const MAX_VALUES = 30;
const MAX_LENGTH = 200;

/** The maximum length of a whole search as JSON; the database, which adds spaces, allows 6,000. */
const MAX_WHOLE = 4_500;

/** A search as data: its criteria in a canonical form, so equal searches are identical, and its order. */
export interface SearchData {
  readonly of: SearchableList;
  readonly query: ListQuery;
  readonly sort: string;
}

/**
 * Parses a search from the query string of its screen's URL.
 * @throws InvalidInputError at an unknown list, parameter or value.
 */
export function readSearch(contributions: Contributions, list: string, address: string): SearchData {
  const of = searchableList(contributions, list);
  if (!of) refuse("list", "Searches of this list can't be saved.");
  const params = new URLSearchParams(address);
  const given = Object.fromEntries(
    [...new Set(params.keys())].map((param) => [param, [...new Set(params.getAll(param))]]),
  );
  assertCleanText(given);
  for (const [param, values] of Object.entries(given)) {
    if (values.length > MAX_VALUES) refuse(param, `Choose at most ${MAX_VALUES} values.`);
    if (values.some(({ length }) => length > MAX_LENGTH))
      refuse(param, `Enter at most ${MAX_LENGTH} characters.`);
  }
  for (const { personal, param } of Object.values(of.list.filters))
    if (personal && filterWords(given[param]).length > 0)
      refuse(param, "A saved search can't use filters that only you can see.");
  const { sort } = readQuery(of.list, given);
  const query = canonical(of.list, given);
  if (JSON.stringify(query).length > MAX_WHOLE) refuse("address", "Choose fewer values.");
  conditionsOf(of.list, criteriaOf(of.list, query), { actor: undefined });
  return { of, query, sort };
}

const filterWords = (values: readonly string[] = []) =>
  values.filter((value) => value !== "" && value.toLowerCase() !== "all");

/** Returns the canonical form of a query, whatever its spelling. */
function canonical(list: AnyList, given: ListQuery): ListQuery {
  const search = given.search?.[0]?.trim();
  const filters = Object.values(list.filters).flatMap((filter) => {
    const value = filterVariable(filter, given[filter.param] ?? []);
    if (value === undefined) return [];
    const words = (Array.isArray(value) ? value : [value]).map((each) =>
      filter.choices ? toWord(String(each)) : String(each),
    );
    return [[filter.param, [...new Set(words)].toSorted()] as const];
  });
  return Object.fromEntries([...(search ? [["search", [search]] as const] : []), ...filters]);
}

/**
 * Returns the criteria of a search's rows, as on the list's screen.
 * @throws InvalidInputError if the list has changed.
 */
export function criteriaOf(list: AnyList, query: ListQuery): ListCriteria {
  const { sort: _, filter, ...criteria } = readQuery(list, query);
  return { ...criteria, filter: { ...filter, ...list.screenFilter } };
}

/** The stored form of a saved search. */
export interface StoredSearch {
  readonly list: string;
  readonly query: ListQuery;
}

/** Returns a stored search with its list and criteria; undefined if the list no longer supports them. */
export function understood(contributions: Contributions, { list, query }: StoredSearch) {
  const of = searchableList(contributions, list);
  if (!of) return undefined;
  try {
    const criteria = criteriaOf(of.list, query);
    conditionsOf(of.list, criteria, { actor: undefined });
    return { of, criteria };
  } catch (error) {
    if (error instanceof InvalidInputError) return undefined;
    throw error;
  }
}

/** Returns the URL of the list with the search's filters and order. */
export function addressOf({ screen, list }: SearchableList, query: ListQuery, sort: string): string {
  // Uses the declared order, as the screen does, since stored parameters have none.
  const known = ["search", ...Object.values(list.filters).map(({ param }) => param)];
  const params = new URLSearchParams(
    known.flatMap((param) => (query[param] ?? []).map((value) => [param, value])),
  );
  if (sort !== list.defaultOrder) params.set("sort", toWord(sort));
  return params.size > 0 ? `${screen}?${params}` : screen;
}
