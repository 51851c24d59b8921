import type { News } from "../../../account/notifications/notify.ts";
import { addressOf, type understood } from "../search-query.ts";

/** The maximum length of a notification's path. */
const MAX_PATH = 500;

/** Returns the notification of a search's owner about new matches; emails follow the search's schedule. */
export function matchNews(
  { of }: NonNullable<ReturnType<typeof understood>>,
  search: {
    readonly id: number;
    readonly owner: number;
    readonly name: string;
    readonly query: Parameters<typeof addressOf>[1];
    readonly sort: string;
  },
  { total, upTo }: { readonly total: number; readonly upTo: number },
): News {
  const address = addressOf(of, search.query, search.sort);
  return {
    recipient: search.owner,
    type: "search_match",
    title: `${total === 1 ? `1 new ${of.noun}` : `${total} new ${of.plural}`}: ${search.name}`,
    path: address.length <= MAX_PATH ? address : "/profile?tab=searches",
    subject: { kind: "saved_search", id: search.id },
    key: `search:${search.id}:${upTo}`,
  };
}
