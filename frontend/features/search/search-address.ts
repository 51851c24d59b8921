import type { SearchFilter, SearchKind, SearchSort } from "../../graphql/schema.generated.ts";
import { KINDS } from "./hit-path.ts";

/** The maximum length of a search text in characters. */
export const MAX_TEXT = 200;
/** How many results a page adds, and the maximum that is shown. */
export const PAGE = 20;
export const MOST = 100;

/** The filters of the search by their names in its URL. */
export const FILTERS = ["category", "sport", "place", "verified"] as const;

export type FilterName = (typeof FILTERS)[number];

/** The state of the search screen in its URL. */
export type SearchAddress = {
  text: string;
  kind: SearchKind | undefined;
  /** The chosen values of each filter. */
  chosen: Partial<Record<FilterName, string[]>>;
  sort: SearchSort;
  page: number;
};

/** The maximum number of values of a filter in a URL, and their maximum length in characters. */
const MAX_VALUES = 20;
const MAX_VALUE = 100;

/** Parses a URL's query; invalid values are ignored. */
export function parseSearchAddress(search: URLSearchParams): SearchAddress {
  const kind = KINDS.find((one) => one === search.get("kind")?.toUpperCase());
  const page = Number(search.get("page") ?? 1);
  const chosen = FILTERS.map((name) => [name, valuesOf(name, search.getAll(name))] as const);
  return {
    // Other sites and browsers call it `q`.
    text: (search.get("text") ?? search.get("q") ?? "").trim().slice(0, MAX_TEXT).toWellFormed(),
    kind,
    chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    sort: search.get("sort") === "newest" ? "NEWEST" : "BEST",
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MOST / PAGE) : 1,
  };
}

function valuesOf(name: FilterName, values: readonly string[]): string[] {
  const known = values
    .map((value) => value.trim().toWellFormed())
    .filter(
      (value) =>
        value !== "" && value.length <= MAX_VALUE && !/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u.test(value),
    )
    .filter((value) => name !== "verified" || value === "true" || value === "false");
  return [...new Set(known)].slice(0, MAX_VALUES);
}

/** Returns the path of a search. */
export function searchPath({ text, kind, chosen = {}, sort, page = 1 }: Partial<SearchAddress>): string {
  const search = new URLSearchParams();
  if (text) search.set("text", text);
  if (kind) search.set("kind", kind.toLowerCase());
  for (const name of FILTERS) for (const value of chosen[name] ?? []) search.append(name, value);
  if (sort === "NEWEST") search.set("sort", "newest");
  if (page > 1) search.set("page", String(page));
  const query = search.toString();
  return query ? `/search?${query}` : "/search";
}

/** Returns the path with a value of a filter toggled. */
export function toggledPath(address: SearchAddress, name: FilterName, value: string): string {
  const values = address.chosen[name] ?? [];
  const others = values.filter((one) => one !== value);
  const changed = others.length < values.length ? others : [...(name === "verified" ? [] : values), value];
  return searchPath({ ...address, chosen: { ...address.chosen, [name]: changed }, page: 1 });
}

/** Returns the variables of a search's query. */
export function searchVariables({ text, kind, chosen, sort, page }: SearchAddress) {
  const [verified, other] = chosen.verified ?? [];
  const filter: SearchFilter = {
    categories: chosen.category ?? null,
    sports: chosen.sport ?? null,
    places: chosen.place ?? null,
    verified: verified === undefined || other !== undefined ? null : verified === "true",
  };
  return { text, kinds: kind ? [kind] : null, filter, sort, first: PAGE * page };
}
