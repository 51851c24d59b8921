import { registerEnumType } from "type-graphql";

/** What became of an application. */
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
  description: "What became of an application.",
  valuesConfig: {
    ACCEPTED: { description: "The applicant is taken." },
    DECLINED: { description: "The applicant is not taken." },
    IN_REVIEW: { description: "It is being read." },
    SHORTLISTED: { description: "It is among the few considered further." },
    DRAFT: { description: "Only its applicant sees it; it was never submitted." },
    SUBMITTED: { description: "Nobody has decided anything yet." },
    WITHDRAWN: { description: "Its applicant took it back, and alone sees it; it can be submitted again." },
  },
});

/** What those who decide can make of an application. */
export const ApplicationDecisions = {
  IN_REVIEW: "in_review",
  SHORTLISTED: "shortlisted",
  ACCEPTED: "accepted",
  DECLINED: "declined",
} as const;

export type ApplicationDecision = (typeof ApplicationDecisions)[keyof typeof ApplicationDecisions];

registerEnumType(ApplicationDecisions, {
  name: "ApplicationDecision",
  description: "What those who decide can make of an application.",
  valuesConfig: {
    ACCEPTED: { description: "The applicant is taken." },
    DECLINED: { description: "The applicant is not taken." },
    IN_REVIEW: { description: "It is being read." },
    SHORTLISTED: { description: "It is among the few considered further." },
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
