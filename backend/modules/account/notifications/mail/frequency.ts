import { registerEnumType } from "type-graphql";

/** How often notifications of a type are sent by email. */
export const NotificationFrequencies = {
  INSTANT: "instant",
  DAILY: "daily",
  WEEKLY: "weekly",
  NONE: "none",
} as const;

export type NotificationFrequency = (typeof NotificationFrequencies)[keyof typeof NotificationFrequencies];

registerEnumType(NotificationFrequencies, {
  name: "NotificationFrequency",
  description: "How often a type of notification comes by email.",
  valuesConfig: {
    INSTANT: { description: "One email for each, right away." },
    DAILY: { description: "In one email a day, at 7:00 UTC." },
    WEEKLY: { description: "In one email a week, on Mondays at 7:00 UTC." },
    NONE: { description: "Not by email." },
  },
});
