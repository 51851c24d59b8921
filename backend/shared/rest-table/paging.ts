import { InvalidInputError } from "../errors.ts";
import type { RestParameter, RestRequest } from "./route.ts";

/** The default and maximum page size of REST lists. */
export const REST_PAGE = 100;

/** The parameters of every paged list. */
export const pageParameters: Record<"first" | "after", RestParameter> = {
  first: { type: "integer", description: `How many, 1 to ${REST_PAGE}; ${REST_PAGE} by default.` },
  after: { type: "string", description: "The cursor from the Link header with rel=next." },
};

/**
 * Returns the pagination variables.
 * @throws InvalidInputError if `first` is not an integer.
 */
export function pageVariables({ query }: RestRequest): { first: number; after?: string } {
  const { first = String(REST_PAGE), after } = query;
  if (!/^-?\d+$/.test(first)) {
    const message = "Send a whole number.";
    throw new InvalidInputError(message, { first: message });
  }
  // Clamped to just outside the range, so that values far beyond it are rejected with the same error.
  return { first: Math.max(-1, Math.min(Number(first), REST_PAGE + 1)), ...(after ? { after } : {}) };
}

/** The selection of a connection needed for the next page's cursor. */
export interface RestPageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Returns the next page's cursor, or null on the last page. */
export function nextOf({ hasNextPage, endCursor }: RestPageInfo): string | null {
  return hasNextPage ? endCursor : null;
}
