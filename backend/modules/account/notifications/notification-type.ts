import { registerEnumType } from "type-graphql";

/** The types of notifications. */
export const NotificationTypes = {
  APPLICATION_STATUS: "application_status",
  APPLICATION_RECEIVED: "application_received",
  MESSAGE: "message",
  REVIEW: "review",
  CLAIM: "claim",
  SEARCH_MATCH: "search_match",
  MODERATION: "moderation",
  POSTING: "posting",
  ALERT: "alert",
  NEWS: "news",
} as const;

export type NotificationType = (typeof NotificationTypes)[keyof typeof NotificationTypes];

registerEnumType(NotificationTypes, {
  name: "NotificationType",
  description: "What someone is notified about.",
  valuesConfig: {
    APPLICATION_STATUS: { description: "News about the recipient's own applications." },
    APPLICATION_RECEIVED: { description: "Applications that the recipient decides on." },
    MESSAGE: { description: "Messages in the recipient's conversations." },
    REVIEW: {
      description:
        "Reviews of the recipient's solutions, replies to their own reviews, the days of evaluations they take part in, and whether what they chose has held.",
    },
    CLAIM: { description: "Claims to vendors: the recipient's own, and those to vendors they manage." },
    SEARCH_MATCH: {
      description:
        "New matches of the recipient's saved searches and briefs, and news of vendors they watch.",
    },
    MODERATION: { description: "Decisions about what the recipient wrote or reported." },
    POSTING: { description: "Decisions about what the recipient posted." },
    ALERT: { description: "Alerts from the administrators." },
    NEWS: { description: "News and offers, for those who asked for them." },
  },
});

/** The labels of the types. */
export const NOTIFICATION_TYPE_LABELS: Record<NotificationType, string> = {
  application_status: "Your applications",
  application_received: "Applications received",
  message: "Messages",
  review: "Reviews",
  claim: "Vendor claims",
  search_match: "Saved searches and briefs",
  moderation: "Moderation",
  posting: "Your postings",
  alert: "Alerts",
  news: "News and offers",
};
