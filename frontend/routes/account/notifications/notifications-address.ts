import { toWord } from "../../../features/listing/address.ts";
import { TYPES } from "../../../features/notifications/notification-types.ts";
import { NOTIFICATIONS } from "../../../features/notifications/notifications-path.ts";
import type { NotificationType } from "../../../graphql/schema.generated.ts";

/** The filters of the notification center. */
export type NotificationsView = { unread: boolean; type: NotificationType | undefined };

/** Returns the view for an address. */
export function viewIn(search: URLSearchParams): NotificationsView {
  const named = search.get("type")?.toUpperCase().replaceAll("-", "_") ?? "";
  return {
    unread: search.get("show") === "unread",
    type: Object.hasOwn(TYPES, named) ? (named as NotificationType) : undefined,
  };
}

/** Returns the address of a view. */
export function viewPath({ unread, type }: NotificationsView): string {
  const search = new URLSearchParams();
  if (unread) search.set("show", "unread");
  if (type) search.set("type", toWord(type));
  return search.size > 0 ? `${NOTIFICATIONS}?${search}` : NOTIFICATIONS;
}

/** Returns the parameters of the notifications' download for a view. */
export const fileFilter = ({ unread, type }: NotificationsView) => ({
  unread: unread ? "true" : null,
  type: type && toWord(type),
});

/** Returns the query variables for a view. */
export const viewVariables = ({ unread, type }: NotificationsView) => ({
  filter: { ...(unread && { unread }), ...(type && { types: [type] }) },
});
