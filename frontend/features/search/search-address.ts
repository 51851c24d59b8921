import type { SearchKind } from "../../graphql/schema.generated.ts";
import { KINDS } from "./hit-path.ts";

/** The longest text that can be looked for. */
export const MAX_TEXT = 200;
/** How many results a page adds, and the most that are shown. */
export const PAGE = 20;
export const MOST = 100;

/** What the address of the search screen says. */
export type SearchAddress = { text: string; kind: SearchKind | undefined; page: number };

/** Reads an address; what it can't mean is left out. */
export function parseSearchAddress(search: URLSearchParams): SearchAddress {
  const kind = KINDS.find((one) => one === search.get("kind")?.toUpperCase());
  const page = Number(search.get("page") ?? 1);
  return {
    text: (search.get("text") ?? "").trim().slice(0, MAX_TEXT).toWellFormed(),
    kind,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MOST / PAGE) : 1,
  };
}

/** The address of a search. */
export function searchPath({ text, kind, page = 1 }: Partial<SearchAddress>): string {
  const search = new URLSearchParams();
  if (text) search.set("text", text);
  if (kind) search.set("kind", kind.toLowerCase());
  if (page > 1) search.set("page", String(page));
  const query = search.toString();
  return query ? `/search?${query}` : "/search";
}

/** The variables of a search's query. */
export function searchVariables({ text, kind, page }: SearchAddress) {
  return { text, kinds: kind ? [kind] : null, first: PAGE * page };
}
