import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { AlertResolver } from "./alerts/alert.resolver.ts";
import { alertRoutes } from "./alerts/alert.routes.ts";
import { NewsResolver } from "./live/news.resolver.ts";
import { digestJob } from "./mail/digest.job.ts";
import { digestLetterJob } from "./mail/digest-letter.job.ts";
import { NotificationFrequencyResolver } from "./mail/frequencies.resolver.ts";
import { letterJob } from "./mail/letter.job.ts";
import { oneClickStop } from "./mail/stop-letters.ts";
import { Notification } from "./notification.entity.ts";
import { notificationList } from "./notification.list.ts";
import {
  MarkedNotificationsResolver,
  NotificationResolver,
  UnreadNotificationsResolver,
} from "./notification.resolver.ts";
import { notificationRoutes } from "./notification.routes.ts";
import { notificationFileRoutes } from "./notification-files.routes.ts";
import { notificationData } from "./personal-data.ts";
import { purgeNotificationsJob } from "./purge.job.ts";

/** Notifications: on the site, live, and by mail according to people's preferences. */
export const notifications: Module = {
  entities: [Notification],
  resolvers: [
    AlertResolver,
    MarkedNotificationsResolver,
    NewsResolver,
    NotificationFrequencyResolver,
    NotificationResolver,
    UnreadNotificationsResolver,
  ],
  access: {
    area: "account",
    operations: {
      "Mutation.markNotificationRead": "signed in",
      "Mutation.markNotificationsRead": "signed in",
      "Mutation.sendAlert": "administrators",
      "Mutation.setNotificationFrequency": "signed in",
      "Mutation.stopNotificationMails": "everyone",
      "Query.alertAudience": "administrators",
      "Query.notificationFrequencies": "signed in",
      "Query.notifications": "signed in",
      "Query.unreadCount": "signed in",
    },
    restCalls: {
      "GET /api/notifications.csv": "signed in",
      "GET /api/dashboard/notifications/{userId}": "signed in",
      "POST /api/admin/bulk-notifications": "administrators",
    },
  },
  jobs: [letterJob, digestJob, digestLetterJob, purgeNotificationsJob],
  restRoutes: [...notificationRoutes, ...alertRoutes, ...notificationFileRoutes],
  routers: [oneClickStop],
  personalData: notificationData,
  lists: [anyList(notificationList)],
};
