import {
  CATALOG_LABELS,
  type CatalogKey,
} from "../../../../backend/modules/administration/catalog-editor/kinds/kinds.rules.ts";
import type { CatalogKind } from "../../../graphql/schema.generated.ts";
import type { CatalogTableQueryVariables } from "./catalog.generated.ts";

/** Returns the kind that an address selects. */
export function kindIn(search: URLSearchParams): CatalogKey {
  const kind = search.get("kind") ?? "";
  return Object.hasOwn(CATALOG_LABELS, kind) ? (kind as CatalogKey) : "solutions";
}

/** Returns the state that an address filters by; empty for one that the kind doesn't have. */
export function stateIn(search: URLSearchParams): string {
  const state = search.get("state") ?? "";
  const states: readonly string[] = CATALOG_LABELS[kindIn(search)].states;
  return states.includes(state) ? state : "";
}

/** Returns the search text in an address. */
export const textIn = (search: URLSearchParams): string => search.get("search")?.trim().slice(0, 200) ?? "";

const orderIn = (search: URLSearchParams) => (search.get("order") === "newest" ? "newest" : "name");

/** Returns the parameters of the records' download for an address. */
export const fileFilterIn = (search: URLSearchParams) => ({
  kind: kindIn(search),
  search: textIn(search),
  state: stateIn(search),
  sort: orderIn(search),
});

/** Returns the query variables for an address. */
export function viewIn(search: URLSearchParams): CatalogTableQueryVariables {
  return {
    kind: kindIn(search).toUpperCase() as CatalogKind,
    search: textIn(search) || null,
    state: stateIn(search) || null,
    sort: orderIn(search) === "newest" ? "NEWEST" : "NAME",
    after: search.get("after") || null,
  };
}

/** Returns the address with changed parameters, which start on the first page. */
export function addressWith(
  search: URLSearchParams,
  change: Partial<Record<"kind" | "search" | "state" | "order", string | null>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ after: null, ...change })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}
