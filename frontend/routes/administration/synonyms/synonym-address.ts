import type { SearchSynonymsQueryVariables } from "./synonyms.generated.ts";

/** The parts of the list, by their names in addresses. */
export const PARTS = {
  "": { label: "In use", filter: { statuses: ["ACTIVE"] } },
  given: { label: "Added", filter: { statuses: ["ACTIVE"], origins: ["GIVEN"] } },
  learned: { label: "Learned", filter: { statuses: ["ACTIVE"], origins: ["LEARNED"] } },
  proposed: { label: "Proposed", filter: { statuses: ["PROPOSED"] } },
  refused: { label: "Rejected", filter: { statuses: ["REFUSED"] } },
} as const;

export type Part = keyof typeof PARTS;

/** Returns the part of the list that an address selects. */
export function partIn(search: URLSearchParams): Part {
  const part = search.get("show") ?? "";
  return part in PARTS ? (part as Part) : "";
}

/** Returns the query variables for an address. */
export function viewIn(search: URLSearchParams): SearchSynonymsQueryVariables {
  const { statuses, ...others } = PARTS[partIn(search)].filter;
  const filter = { statuses: [...statuses], ...("origins" in others && { origins: [...others.origins] }) };
  return {
    search: search.get("search")?.trim().slice(0, 200) || null,
    filter,
    after: search.get("after") || null,
  };
}

/** Returns the parameters of the synonyms' download for an address. */
export function fileFilterIn(search: URLSearchParams) {
  const { statuses, ...others } = PARTS[partIn(search)].filter;
  return {
    search: search.get("search")?.trim().slice(0, 200),
    status: statuses[0].toLowerCase(),
    origin: "origins" in others ? others.origins[0].toLowerCase() : null,
  };
}

/** Returns the address with changed parameters, which start on the first page. */
export function addressWith(search: URLSearchParams, change: { show?: string; search?: string }): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ after: null, ...change })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}
