import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { notificationList } from "./notification.list.ts";
import { NOTIFICATION_TYPE_LABELS, NotificationTypes } from "./notification-type.ts";

interface NotificationLine {
  id: string;
  type: keyof typeof NotificationTypes;
  title: string;
  text: string[];
  path: string;
  createdAt: Date;
  readAt: Date | null;
}

/** The download of the caller's notifications. */
export const notificationFileRoutes: RestRoute[] = [
  listFile<NotificationLine>(anyList(notificationList), {
    summary: "Your notifications as CSV, latest first",
    node: "id type title text path createdAt readAt",
    columns: {
      Id: ({ id }) => Number(id),
      Type: ({ type }) => NOTIFICATION_TYPE_LABELS[NotificationTypes[type]],
      Title: ({ title }) => title,
      Text: ({ text }) => text.join("\n"),
      Path: ({ path }) => path,
      Received: ({ createdAt }) => createdAt,
      Read: ({ readAt }) => readAt,
    },
  }),
];
