import { registerEnumType } from "type-graphql";

/** Moderation status of user-generated content; only published content is shown to others and counted. */
export const ModerationStatuses = {
  PENDING: "pending",
  PUBLISHED: "published",
  HIDDEN: "hidden",
  WITHDRAWN: "withdrawn",
} as const;

export type ModerationStatus = (typeof ModerationStatuses)[keyof typeof ModerationStatuses];

registerEnumType(ModerationStatuses, {
  name: "ModerationStatus",
  description:
    "Moderation status of user-generated content; only published content is shown to others and counted.",
  valuesConfig: {
    PENDING: { description: "An administrator has not decided yet." },
    PUBLISHED: { description: "Public." },
    HIDDEN: { description: "An administrator hid it, or its author is tied to what it is about." },
    WITHDRAWN: { description: "Its author withdrew it." },
  },
});
