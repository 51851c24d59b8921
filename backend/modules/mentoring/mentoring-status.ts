import { registerEnumType } from "type-graphql";

/** What became of a request for mentoring. */
export const MentoringStatuses = { PENDING: "pending", ACCEPTED: "accepted", DECLINED: "declined" } as const;

export type MentoringStatus = (typeof MentoringStatuses)[keyof typeof MentoringStatuses];

registerEnumType(MentoringStatuses, {
  name: "MentoringStatus",
  description: "What became of a request for mentoring.",
  valuesConfig: {
    PENDING: { description: "It waits for the mentor." },
    ACCEPTED: { description: "The mentor accepted it." },
    DECLINED: { description: "The mentor declined it; the student can ask again." },
  },
});
