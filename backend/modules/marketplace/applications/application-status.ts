import { registerEnumType } from "type-graphql";

/** The status of an application. */
export const ApplicationStatuses = {
  DRAFT: "draft",
  SUBMITTED: "submitted",
  IN_REVIEW: "in_review",
  SHORTLISTED: "shortlisted",
  ACCEPTED: "accepted",
  DECLINED: "declined",
  WITHDRAWN: "withdrawn",
} as const;

export type ApplicationStatus = (typeof ApplicationStatuses)[keyof typeof ApplicationStatuses];

registerEnumType(ApplicationStatuses, {
  name: "ApplicationStatus",
  description: "The status of an application.",
  valuesConfig: {
    ACCEPTED: { description: "The applicant is accepted." },
    DECLINED: { description: "The applicant is turned down." },
    IN_REVIEW: { description: "It is being read." },
    SHORTLISTED: { description: "It is on the shortlist." },
    DRAFT: { description: "Only its applicant sees it; it was never submitted." },
    SUBMITTED: { description: "No decision has been made yet." },
    WITHDRAWN: {
      description: "Its applicant withdrew it and is the only one who sees it; it can be submitted again.",
    },
  },
});

/** The decisions that can be made on an application. */
export const ApplicationDecisions = {
  IN_REVIEW: "in_review",
  SHORTLISTED: "shortlisted",
  ACCEPTED: "accepted",
  DECLINED: "declined",
} as const;

export type ApplicationDecision = (typeof ApplicationDecisions)[keyof typeof ApplicationDecisions];

registerEnumType(ApplicationDecisions, {
  name: "ApplicationDecision",
  description: "The decisions that can be made on an application.",
  valuesConfig: {
    ACCEPTED: { description: "The applicant is accepted; this is final." },
    DECLINED: { description: "The applicant is turned down; this is final." },
    IN_REVIEW: { description: "It is being read." },
    SHORTLISTED: { description: "It is on the shortlist." },
  },
});

/** Display names of the statuses. */
export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  draft: "Draft",
  submitted: "Submitted",
  in_review: "In review",
  shortlisted: "Shortlisted",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
};
