import { registerEnumType } from "type-graphql";

/** The schedules of a saved search's emails. */
export const SearchAlerts = { NONE: "none", INSTANT: "instant", DAILY: "daily", WEEKLY: "weekly" } as const;

export type SearchAlert = (typeof SearchAlerts)[keyof typeof SearchAlerts];

registerEnumType(SearchAlerts, {
  name: "SearchAlert",
  description: "When new matches of a saved search are sent by email.",
  valuesConfig: {
    NONE: { description: "Never." },
    INSTANT: { description: "Within minutes; at most one email every 15 minutes." },
    DAILY: { description: "Every day at 7:00 UTC, if there are any." },
    WEEKLY: { description: "Once a week on the chosen day at 7:00 UTC, if there are any." },
  },
});
