import { type Asked, askedIn } from "../../../../backend/modules/catalog/plans/cost.rules.ts";
import { MAX_COMPARED } from "../../../features/compare/compare-store.ts";
import { parseMatchAddress } from "../../../features/matching/match-address.ts";
import type { BriefInput } from "../../../graphql/schema.generated.ts";

/** The parsed address of a comparison. */
export type CompareAddress = {
  /** The ids of the solutions, at most four, without duplicates. */
  ids: string[];
  /** Whether the address names more solutions than can be compared. */
  tooMany: boolean;
  onlyDifferences: boolean;
  /** The text by which to search for another solution. */
  find: string;
  /** The brief whose criteria are compared first. */
  brief: BriefInput | undefined;
  /** For how many and for how long costs are calculated. */
  asked: Asked;
};

/** The maximum length of a search text, as on the server. */
export const MAX_FIND = 200;

/** Parses the address of a comparison, ignoring invalid ids. */
export function parseCompareAddress(search: URLSearchParams): CompareAddress {
  const named = (search.get("solutions") ?? "").split(",").filter((id) => /^[1-9]\d{0,8}$/.test(id));
  const ids = [...new Set(named)];
  return {
    ids: ids.slice(0, MAX_COMPARED),
    tooMany: ids.length > MAX_COMPARED,
    onlyDifferences: search.get("differences") === "true",
    find: (search.get("find") ?? "").trim().slice(0, MAX_FIND),
    brief: search.get("text") || search.has("corrected") ? parseMatchAddress(search) : undefined,
    asked: askedIn(search),
  };
}

/** Returns the address of a comparison with a search for another solution. */
export function findPath(path: string, find: string): string {
  if (!find) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ find })}`;
}
