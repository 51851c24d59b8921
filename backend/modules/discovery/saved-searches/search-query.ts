import type { Contributions } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { conditionsOf, type ListCriteria } from "../../../shared/listing/conditions.ts";
import type { AnyList } from "../../../shared/listing/list.ts";
import { type ListQuery, readQuery } from "../../../shared/listing/list-query.ts";
import { filterVariable, refuse, toWord } from "../../../shared/listing/words.ts";
import { assertCleanText } from "../../../shared/text/clean-text.ts";
import { type SearchableList, searchableList } from "./searchable-list.ts";

/** Maximum number of values of one filter, and of characters of each. */
const MAX_VALUES = 30;
const MAX_LENGTH = 200;

/** Maximum length of a whole search as JSON; the database, which writes it with more spaces, allows 6,000. */
const MAX_WHOLE = 4_500;

/** A search as data: what it looks for, in one form for all who look for the same, and its order. */
export interface SearchData {
  readonly of: SearchableList;
  readonly query: ListQuery;
  readonly sort: string;
}

/**
 * Reads a search from the query of its screen's address.
 * @throws InvalidInputError at the list, the parameter or the value that is not known.
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

/** The same query in one form, however it was written. */
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

/** What a search's rows must satisfy, as on the list's screen. @throws InvalidInputError if the list has changed. */
export function criteriaOf(list: AnyList, query: ListQuery): ListCriteria {
  const { sort: _, filter, ...criteria } = readQuery(list, query);
  return { ...criteria, filter: { ...filter, ...list.screenFilter } };
}

/** A saved search as its row has it. */
export interface StoredSearch {
  readonly list: string;
  readonly query: ListQuery;
}

/** A stored search with its list and criteria; undefined once the list no longer has what it asks for. */
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

/** The address of the list with the search's filters and order. */
export function addressOf({ screen, list }: SearchableList, query: ListQuery, sort: string): string {
  // In the declaration's order, as the screen writes it: stored, the parameters have none.
  const known = ["search", ...Object.values(list.filters).map(({ param }) => param)];
  const params = new URLSearchParams(
    known.flatMap((param) => (query[param] ?? []).map((value) => [param, value])),
  );
  if (sort !== list.defaultOrder) params.set("sort", toWord(sort));
  return params.size > 0 ? `${screen}?${params}` : screen;
}
