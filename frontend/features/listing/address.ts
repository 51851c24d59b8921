/** A filter of a list, from its declaration. */
export type ListingFilter = {
  /** Its name in the schema. */
  field: string;
  label: string;
  shape: "texts" | "numbers" | "flag" | "text" | "number";
  /** The accepted values with their labels; null if they come from the data. */
  choices: Readonly<Record<string, string>> | null;
  /** Whether its values keep the server's order; otherwise the most frequent come first. */
  ordered: boolean;
};

/** The sort orders of a list. */
export type Orders<Sort extends string> = {
  /** The label. */
  sorts: Record<Sort, string>;
  /** A description of an order, where its label isn't clear by itself. */
  sortHelp?: Partial<Record<Sort, string>>;
  defaultSort: Sort;
};

/** The filters and sort orders of a list; `Input` is its filter type in the schema. */
export type Listing<Name extends string, Sort extends string, Input = unknown> = Orders<Sort> & {
  /** Its name in the schema, such as `solutions`. */
  name: string;
  path: string;
  /** The path of the whole list as a CSV file. */
  file?: string;
  /** Whether its searches can't be saved. */
  cannotBeSaved?: true;
  /** The filters by their names in the URL. */
  filters: Readonly<Record<Name, ListingFilter>>;
  /** Filters that the screen always applies. */
  always: Partial<Input>;
};

/** Selected values by filter. */
export type Chosen<Name extends string> = Record<Name, string[]>;

/** The state of a list, as stored in the URL. */
export type ListingAddress<Name extends string, Sort extends string> = {
  search: string;
  chosen: Chosen<Name>;
  sort: Sort;
  /** Number of pages shown, one below the other. */
  page: number;
};

/** Page size. */
export const PAGE_SIZE = 24;

/** Maximum length of a search, in characters. */
export const MAX_SEARCH = 200;

const MAX_PAGES = 100;

/** Maximum length of a filter value. */
const MAX_VALUE = 200;

/** Control characters and direction overrides, which the server rejects. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
const UNSENDABLE = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

const isSendable = (value: string) => value !== "" && value.length <= MAX_VALUE && !UNSENDABLE.test(value);

/** An enum value in a URL: YOUTH_ACADEMY becomes "youth-academy". */
export const toWord = (value: string) => value.toLowerCase().replaceAll("_", "-");

function fromWord<Value extends string>(labels: Readonly<Record<Value, string>>, word: string) {
  return (Object.keys(labels) as Value[]).find((value) => toWord(value) === word.toLowerCase());
}

/** A filter's value in URL form. */
export const wordOf = ({ choices }: ListingFilter, value: string) => (choices ? toWord(value) : value);

/** The label of a filter value. */
export const labelOf = ({ choices }: ListingFilter, value: string) => choices?.[value] ?? value;

/** The distinct filter values denoted by these URL values. */
export function valuesOf({ choices }: ListingFilter, words: readonly string[]): string[] {
  const values = choices ? words.flatMap((word) => fromWord(choices, word) ?? []) : words.filter(isSendable);
  return [...new Set(values)];
}

/** The sort order denoted by a URL value, or the default. */
export function sortOf<Sort extends string>({ sorts, defaultSort }: Orders<Sort>, word: string): Sort {
  return fromWord(sorts, word) ?? defaultSort;
}

const namesOf = <Name extends string>(filters: Readonly<Record<Name, ListingFilter>>) =>
  Object.keys(filters) as Name[];

/** Parses a URL's query; unknown values are ignored. */
export function parseAddress<Name extends string, Sort extends string>(
  listing: Listing<Name, Sort>,
  params: URLSearchParams,
): ListingAddress<Name, Sort> {
  const page = Number(params.get("page"));
  const search = (params.get("search") ?? "").trim().slice(0, MAX_SEARCH);
  const { filters } = listing;
  const chosen = namesOf(filters).map((name) => [name, valuesOf(filters[name], params.getAll(name))]);
  return {
    search: UNSENDABLE.test(search) ? "" : search,
    chosen: Object.fromEntries(chosen) as Chosen<Name>,
    sort: sortOf(listing, params.get("sort") ?? ""),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGES) : 1,
  };
}

/** A partial list state. */
export type AddressPart<Name extends string, Sort extends string> = Partial<
  Omit<ListingAddress<Name, Sort>, "chosen">
> & { chosen?: Partial<Chosen<Name>> };

/**
 * Returns the query string of a list state, including the question mark, without defaults; downloads accept
 * it, too.
 */
export function addressQuery<Name extends string, Sort extends string>(
  listing: Listing<Name, Sort>,
  { search, chosen = {}, sort, page = 1 }: AddressPart<Name, Sort>,
): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  for (const name of Object.keys(chosen) as Name[]) {
    for (const value of chosen[name] ?? []) params.append(name, wordOf(listing.filters[name], value));
  }
  if (sort && sort !== listing.defaultSort) params.set("sort", toWord(sort));
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** The path and query of a list state, without defaults. */
export function addressPath<Name extends string, Sort extends string>(
  listing: Listing<Name, Sort>,
  address: AddressPart<Name, Sort>,
): string {
  return listing.path + addressQuery(listing, address);
}

/** Selects the same values for each of these filters. */
export const choiceOf = <Name extends string>(names: readonly Name[], values: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [...values]])) as Partial<Chosen<Name>>;
