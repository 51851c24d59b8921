import { registerEnumType } from "type-graphql";

/** The status of a mentoring request. */
export const MentoringStatuses = {
  PENDING: "pending",
  ACCEPTED: "accepted",
  DECLINED: "declined",
  WITHDRAWN: "withdrawn",
  ENDED: "ended",
} as const;

export type MentoringStatus = (typeof MentoringStatuses)[keyof typeof MentoringStatuses];

registerEnumType(MentoringStatuses, {
  name: "MentoringStatus",
  description: "The status of a mentoring request.",
  valuesConfig: {
    PENDING: { description: "It is waiting for the mentor." },
    ACCEPTED: { description: "The mentor accepted it." },
    DECLINED: { description: "The mentor declined it; the student can ask again." },
    WITHDRAWN: { description: "The student withdrew it before it was decided." },
    ENDED: { description: "The mentor accepted it, and one of the two has since ended the mentorship." },
  },
});

/** The two parties of a mentorship. */
export const MentoringSides = { MENTOR: "mentor", STUDENT: "student" } as const;

export type MentoringSide = (typeof MentoringSides)[keyof typeof MentoringSides];

registerEnumType(MentoringSides, {
  name: "MentoringSide",
  description: "One of the two sides of a mentorship.",
  valuesConfig: {
    MENTOR: { description: "The mentor." },
    STUDENT: { description: "The student." },
  },
});
