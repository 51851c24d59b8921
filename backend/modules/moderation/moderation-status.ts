import { registerEnumType } from "type-graphql";

/** Moderation status of user-generated content; only published content is shown to others and counted. */
export const ModerationStatuses = { PENDING: "pending", PUBLISHED: "published", HIDDEN: "hidden" } as const;

export type ModerationStatus = (typeof ModerationStatuses)[keyof typeof ModerationStatuses];

registerEnumType(ModerationStatuses, {
  name: "ModerationStatus",
  description:
    "Moderation status of user-generated content; only published content is shown to others and counted.",
});
