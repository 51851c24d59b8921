import type { ConversationFilter } from "../../graphql/schema.generated.ts";
import { INBOX } from "./conversation-path.ts";

/** The views of the inbox, by their value in the URL. */
export const VIEWS = {
  inbox: { label: "Inbox", filter: { archived: false } },
  unread: { label: "Unread", filter: { archived: false, unread: true } },
  archived: { label: "Archived", filter: { archived: true } },
} as const satisfies Record<string, { label: string; filter: ConversationFilter }>;

export type View = keyof typeof VIEWS;

/** The view that a URL selects. */
export function viewOf(search: URLSearchParams): View {
  const word = search.get("show") ?? "";
  return Object.hasOwn(VIEWS, word) ? (word as View) : "inbox";
}

/** Returns the path of a view of the inbox. */
export const viewPath = (view: View) => (view === "inbox" ? INBOX : `${INBOX}?show=${view}`);

/** The filter of a view for the conversations' CSV file. */
export function fileFilter(view: View): Record<string, string> {
  return Object.fromEntries(Object.entries(VIEWS[view].filter).map(([name, value]) => [name, String(value)]));
}
