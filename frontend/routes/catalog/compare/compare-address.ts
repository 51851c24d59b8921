import { MAX_COMPARED } from "../../../features/compare/compare-store.ts";
import { parseMatchAddress } from "../../../features/matching/match-address.ts";
import type { BriefInput } from "../../../graphql/schema.generated.ts";

/** What a comparison's address says. */
export type CompareAddress = {
  /** The solutions' ids, at most four, each once. */
  ids: string[];
  /** Whether it names more than can be compared. */
  tooMany: boolean;
  onlyDifferences: boolean;
  /** The words by which another solution is looked for. */
  find: string;
  /** The brief whose criteria come first. */
  brief: BriefInput | undefined;
};

/** The longest text that is searched for, as the server takes it. */
export const MAX_FIND = 200;

/** Reads the address of a comparison; what is no id is left out. */
export function parseCompareAddress(search: URLSearchParams): CompareAddress {
  const named = (search.get("solutions") ?? "").split(",").filter((id) => /^[1-9]\d{0,8}$/.test(id));
  const ids = [...new Set(named)];
  return {
    ids: ids.slice(0, MAX_COMPARED),
    tooMany: ids.length > MAX_COMPARED,
    onlyDifferences: search.get("differences") === "true",
    find: (search.get("find") ?? "").trim().slice(0, MAX_FIND),
    brief: search.get("text") || search.has("corrected") ? parseMatchAddress(search) : undefined,
  };
}

/** The address of a comparison in which another solution is looked for. */
export function findPath(path: string, find: string): string {
  if (!find) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ find })}`;
}
