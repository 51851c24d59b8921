import type { ModerationState } from "../../../graphql/schema.generated.ts";
import type { ModerationQueueQueryVariables } from "./moderation.generated.ts";

/** The query variables of the queue in an address. */
export type QueueView = Required<ModerationQueueQueryVariables>;

const DECIDED = "decided";

/** Returns the query variables for an address; without parameters, for everything pending. */
export const viewIn = (search: URLSearchParams): QueueView => ({
  state: search.get("state") === DECIDED ? "DECIDED" : "WAITING",
  kind: search.get("kind") || null,
  search: search.get("search")?.trim().slice(0, 200) || null,
  after: search.get("after") || null,
});

type Change = { state?: ModerationState; kind?: string | null; search?: string };

/** Returns the address with changed parameters, which start on the first page. */
export function addressWith(search: URLSearchParams, { state, ...change }: Change): string {
  const next = new URLSearchParams(search);
  const given = { ...change, after: null, ...(state && { state: state === "DECIDED" ? DECIDED : null }) };
  for (const [name, value] of Object.entries(given)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}
