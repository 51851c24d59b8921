/** A list's filters by their name in the address: the values of each. */
export type Filters = Record<string, string>;

/** The orders of a list. */
export type Orders<Sort extends string> = {
  /** In words. */
  sorts: Record<Sort, string>;
  defaultSort: Sort;
};

/** What a list can be asked for. */
export type Listing<F extends Filters, Sort extends string> = Orders<Sort> & {
  path: string;
  /** Each filter's values with their labels where they are fixed; null where the catalog gives them. */
  filters: { [Name in keyof F]: Record<F[Name], string> | null };
};

/** The values chosen of each filter. */
export type Chosen<F extends Filters> = { [Name in keyof F]: F[Name][] };

/** What a list shows, as its address says it. */
export type ListingAddress<F extends Filters, Sort extends string> = {
  search: string;
  chosen: Chosen<F>;
  sort: Sort;
  /** How many pages are shown, one below the other. */
  page: number;
};

/** How many items a page adds. */
export const PAGE_SIZE = 24;

/** The longest search text, in characters. */
export const MAX_SEARCH = 200;

const MAX_PAGES = 100;

/** No value of a filter is longer. */
const MAX_VALUE = 200;

/** Control characters and direction overrides: no name holds them, and the server refuses them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
const UNSENDABLE = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

const isSendable = (value: string) => value !== "" && value.length <= MAX_VALUE && !UNSENDABLE.test(value);

/** An enum's value in an address: YOUTH_ACADEMY is "youth-academy". */
export const toWord = (value: string) => value.toLowerCase().replaceAll("_", "-");

function fromWord<Value extends string>(labels: Record<Value, string>, word: string): Value | undefined {
  return (Object.keys(labels) as Value[]).find((value) => toWord(value) === word.toLowerCase());
}

/** The values of a filter that these words of an address name; each once. */
export function valuesOf<Value extends string>(
  labels: Record<Value, string> | null,
  words: readonly string[],
) {
  const values = labels
    ? words.flatMap((word) => fromWord(labels, word) ?? [])
    : (words.filter(isSendable) as Value[]);
  return [...new Set(values)];
}

/** The order that a word of an address names, or the usual one. */
export function sortOf<Sort extends string>({ sorts, defaultSort }: Orders<Sort>, word: string): Sort {
  return fromWord(sorts, word) ?? defaultSort;
}

/** Reads an address; what it doesn't know, it leaves out. */
export function parseAddress<F extends Filters, Sort extends string>(
  listing: Listing<F, Sort>,
  params: URLSearchParams,
): ListingAddress<F, Sort> {
  const page = Number(params.get("page"));
  const search = (params.get("search") ?? "").trim().slice(0, MAX_SEARCH);
  const names: (keyof F & string)[] = Object.keys(listing.filters);
  const chosen = names.map((name) => [name, valuesOf(listing.filters[name], params.getAll(name))]);
  return {
    search: UNSENDABLE.test(search) ? "" : search,
    chosen: Object.fromEntries(chosen) as Chosen<F>,
    sort: sortOf(listing, params.get("sort") ?? ""),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGES) : 1,
  };
}

/** The path of an address, without what is as usual. */
export function addressPath<F extends Filters, Sort extends string>(
  listing: Listing<F, Sort>,
  address: Partial<Omit<ListingAddress<F, Sort>, "chosen">> & { chosen?: Partial<Chosen<F>> },
): string {
  const { search, chosen = {}, sort, page = 1 } = address;
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  for (const [name, values] of Object.entries<string[] | undefined>(chosen)) {
    for (const value of values ?? []) params.append(name, listing.filters[name] ? toWord(value) : value);
  }
  if (sort && sort !== listing.defaultSort) params.set("sort", toWord(sort));
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${listing.path}?${query}` : listing.path;
}

/** The values chosen, for a query's filter: null, which filters nothing, where there are none. */
export const orNull = <Value>(values: Value[]): Value[] | null => (values.length > 0 ? values : null);

/** The same values chosen for each of these filters; values and names belong together by the listing. */
export const choiceOf = <F extends Filters>(
  names: readonly (keyof F & string)[],
  values: readonly string[],
) => Object.fromEntries(names.map((name) => [name, values])) as unknown as Partial<Chosen<F>>;
