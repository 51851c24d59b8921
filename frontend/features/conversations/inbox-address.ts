import type { ConversationFilter } from "../../graphql/schema.generated.ts";
import { INBOX } from "./conversation-path.ts";

/** What the inbox can show, by the word in its address. */
export const VIEWS = {
  inbox: { label: "Inbox", filter: { archived: false } },
  unread: { label: "Unread", filter: { archived: false, unread: true } },
  archived: { label: "Archived", filter: { archived: true } },
} as const satisfies Record<string, { label: string; filter: ConversationFilter }>;

export type View = keyof typeof VIEWS;

/** What an address shows. */
export function viewOf(search: URLSearchParams): View {
  const word = search.get("show") ?? "";
  return Object.hasOwn(VIEWS, word) ? (word as View) : "inbox";
}

/** The address of what the inbox can show. */
export const viewPath = (view: View) => (view === "inbox" ? INBOX : `${INBOX}?show=${view}`);

/** What a view shows, as the file of the conversations takes it. */
export function fileFilter(view: View): Record<string, string> {
  return Object.fromEntries(Object.entries(VIEWS[view].filter).map(([name, value]) => [name, String(value)]));
}
