/** A filter of a list, as its declaration says it. */
export type ListingFilter = {
  /** Its name in the schema. */
  field: string;
  label: string;
  shape: "texts" | "numbers" | "flag" | "text" | "number";
  /** The values it takes with their labels; null where the catalog gives them. */
  choices: Readonly<Record<string, string>> | null;
  /** Whether its values keep the order of the answer; else the most frequent come first. */
  ordered: boolean;
};

/** The orders of a list. */
export type Orders<Sort extends string> = {
  /** In words. */
  sorts: Record<Sort, string>;
  defaultSort: Sort;
};

/** What a list can be asked for; `Input` is its filter in the schema. */
export type Listing<Name extends string, Sort extends string, Input = unknown> = Orders<Sort> & {
  path: string;
  /** By their names in the address. */
  filters: Readonly<Record<Name, ListingFilter>>;
  /** What the screen always narrows to. */
  always: Partial<Input>;
};

/** The values chosen of each filter. */
export type Chosen<Name extends string> = Record<Name, string[]>;

/** What a list shows, as its address says it. */
export type ListingAddress<Name extends string, Sort extends string> = {
  search: string;
  chosen: Chosen<Name>;
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

function fromWord<Value extends string>(labels: Readonly<Record<Value, string>>, word: string) {
  return (Object.keys(labels) as Value[]).find((value) => toWord(value) === word.toLowerCase());
}

/** A filter's value as the address writes it. */
export const wordOf = ({ choices }: ListingFilter, value: string) => (choices ? toWord(value) : value);

/** What a value of a filter is called. */
export const labelOf = ({ choices }: ListingFilter, value: string) => choices?.[value] ?? value;

/** The values of a filter that these words of an address name; each once. */
export function valuesOf({ choices }: ListingFilter, words: readonly string[]): string[] {
  const values = choices ? words.flatMap((word) => fromWord(choices, word) ?? []) : words.filter(isSendable);
  return [...new Set(values)];
}

/** The order that a word of an address names, or the usual one. */
export function sortOf<Sort extends string>({ sorts, defaultSort }: Orders<Sort>, word: string): Sort {
  return fromWord(sorts, word) ?? defaultSort;
}

const namesOf = <Name extends string>(filters: Readonly<Record<Name, ListingFilter>>) =>
  Object.keys(filters) as Name[];

/** Reads an address; what it doesn't know, it leaves out. */
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

/** A part of what a list shows. */
export type AddressPart<Name extends string, Sort extends string> = Partial<
  Omit<ListingAddress<Name, Sort>, "chosen">
> & { chosen?: Partial<Chosen<Name>> };

/** The query of an address, with its question mark, without what is as usual; the list's files take it too. */
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

/** The path of an address, without what is as usual. */
export function addressPath<Name extends string, Sort extends string>(
  listing: Listing<Name, Sort>,
  address: AddressPart<Name, Sort>,
): string {
  return listing.path + addressQuery(listing, address);
}

/** The same values chosen for each of these filters. */
export const choiceOf = <Name extends string>(names: readonly Name[], values: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [...values]])) as Partial<Chosen<Name>>;
