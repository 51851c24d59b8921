/** What a review can rate besides the whole, with its name for people. */
export const DIMENSIONS = {
  easeOfUse: "Ease of use",
  setup: "Setup",
  support: "Support",
  value: "Value",
  reliability: "Reliability",
  dataAccess: "Data access",
} as const;

export type Dimension = keyof typeof DIMENSIONS;

export const DIMENSION_NAMES = Object.keys(DIMENSIONS) as Dimension[];

/** The stored words of reviewers' roles, with their labels. */
export const REVIEWER_ROLE_LABELS = {
  athlete: "Athlete",
  coach: "Coach",
  analyst: "Analyst",
  medical: "Medical or performance staff",
  manager: "Club or team manager",
  operations: "Event or venue staff",
  volunteer: "Volunteer",
  other: "Other",
} as const;

export type ReviewerRole = keyof typeof REVIEWER_ROLE_LABELS;

/** The longest use that a reviewer can name, in months. */
export const MAX_MONTHS_USED = 600;
