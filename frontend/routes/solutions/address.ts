import { levelLabels, priceBandLabels, sortLabels } from "../../features/solutions/vocabulary.ts";
import type { Level, PriceBand, SolutionSort } from "../../graphql/schema.generated.ts";
import type { SolutionsQueryVariables } from "./solutions.generated.ts";

/** How many solutions a page adds. */
export const PAGE_SIZE = 24;

const DEFAULT_SORT: SolutionSort = "BEST_RATED";
const MAX_SEARCH = 200;

/** What the screen shows, as its address says it. */
export type SolutionsAddress = {
  search: string;
  /** A slug, or "" for all. */
  category: string;
  sport: string[];
  level: Level[];
  price: PriceBand[];
  sort: SolutionSort;
  /** How many pages are shown, one below the other. */
  page: number;
};

/** The address without any choice. */
export const emptyAddress: SolutionsAddress = {
  search: "",
  category: "",
  sport: [],
  level: [],
  price: [],
  sort: DEFAULT_SORT,
  page: 1,
};

/** An enum's value in an address: YOUTH_ACADEMY is "youth-academy". */
export const toWord = (value: string) => value.toLowerCase().replaceAll("_", "-");

function fromWord<Value extends string>(labels: Record<Value, string>, word: string): Value | undefined {
  const value = word.toUpperCase().replaceAll("-", "_");
  return Object.keys(labels).includes(value) ? (value as Value) : undefined;
}

function fromWords<Value extends string>(labels: Record<Value, string>, words: string[]): Value[] {
  return [...new Set(words.flatMap((word) => fromWord(labels, word) ?? []))];
}

/** The levels that these words of an address name. */
export const parseLevels = (words: string[]): Level[] => fromWords(levelLabels, words);

/** The price bands that these words of an address name. */
export const parsePrices = (words: string[]): PriceBand[] => fromWords(priceBandLabels, words);

/** The order that a word of an address names, or the usual one. */
export const parseSort = (word: string): SolutionSort => fromWord(sortLabels, word) ?? DEFAULT_SORT;

/** Reads an address; what it doesn't know, it leaves out. */
export function parseAddress(params: URLSearchParams): SolutionsAddress {
  const page = Number(params.get("page"));
  return {
    search: (params.get("search") ?? "").trim().slice(0, MAX_SEARCH),
    category: params.get("category") ?? "",
    sport: [...new Set(params.getAll("sport").filter(Boolean))],
    level: parseLevels(params.getAll("level")),
    price: parsePrices(params.getAll("price")),
    sort: parseSort(params.get("sort") ?? ""),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : 1,
  };
}

/** Writes an address, without what is as usual. */
export function formatAddress(address: SolutionsAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (address.search) params.set("search", address.search);
  if (address.category) params.set("category", address.category);
  for (const sport of address.sport) params.append("sport", sport);
  for (const level of address.level) params.append("level", toWord(level));
  for (const price of address.price) params.append("price", toWord(price));
  if (address.sort !== DEFAULT_SORT) params.set("sort", toWord(address.sort));
  if (address.page > 1) params.set("page", String(address.page));
  return params;
}

/** The path with the address's search. */
export function addressPath(address: SolutionsAddress): string {
  const search = formatAddress(address).toString();
  return search ? `/solutions?${search}` : "/solutions";
}

/** What to ask the server for. */
export function toVariables({
  search,
  category,
  sport,
  level,
  price,
  sort,
}: SolutionsAddress): SolutionsQueryVariables {
  return {
    search: search || null,
    filter: {
      categories: category ? [category] : null,
      sports: sport.length > 0 ? sport : null,
      levels: level.length > 0 ? level : null,
      priceBands: price.length > 0 ? price : null,
    },
    sort,
    first: PAGE_SIZE,
  };
}

/** How many filters of the facet column are set. */
export const countFilters = ({ sport, level, price }: SolutionsAddress) =>
  sport.length + level.length + price.length;
