import { MAX_VENDORS } from "../../../../backend/modules/marketplace/conversations/requests/request.rules.ts";

/** Returns the ids of the vendors in an address, at most the first five. */
export function chosenIn(search: URLSearchParams): string[] {
  const ids = (search.get("vendors") ?? "").split(",").filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_VENDORS);
}
