import sql, { raw, type Sql } from "sql-template-tag";
import { SignedIn } from "../../../shared/access.ts";
import { type Actor, asPerson } from "../../../shared/actor.ts";
import { ForbiddenError } from "../../../shared/errors.ts";
import type { Filter } from "../../../shared/listing/filter.ts";
import { enumFilter, flagFilter, ownerFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { Notification } from "./notification.entity.ts";
import { NOTIFICATION_TYPE_LABELS, NotificationTypes } from "./notification-type.ts";

/** Filters by recipient, who can only be the viewer. */
const recipientId: Filter<string> = {
  ...ownerFilter({
    param: "recipient",
    label: "Recipient",
    description: "The id of the account that they belong to; only your own is accepted.",
    condition: () => sql`true`,
  }),
  condition: (id, { actor }) => {
    if (parseId(id) !== asPerson(actor)?.id)
      throw new ForbiddenError("You can only read your own notifications.");
    return sql`true`;
  },
};

/** Returns the SQL condition on `t` for the actor's notifications. */
export const ownNotifications = (actor: Actor | undefined): Sql =>
  sql`t.recipient_id = ${asPerson(actor)?.id ?? 0}`;

/** The viewer's notifications. */
export const notificationList = defineList({
  name: "notifications",
  typeName: "Notification",
  entity: Notification,
  description: "The viewer's notifications, latest first, paged.",
  access: SignedIn(),
  file: "/api/notifications.csv",
  where: ownNotifications,
  filters: {
    unread: flagFilter({
      param: "unread",
      label: "Unread",
      only: "unread ones",
      condition: raw("t.read_at is null"),
    }),
    types: enumFilter({
      param: "type",
      label: "Type",
      description: "Of one of these types.",
      column: "type",
      members: NotificationTypes,
      labels: NOTIFICATION_TYPE_LABELS,
    }),
    recipientId,
  },
  orders: { LATEST: { label: "Latest", by: ["turn"], direction: "desc" } },
  defaultOrder: "LATEST",
});
