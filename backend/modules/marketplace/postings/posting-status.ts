import { registerEnumType } from "type-graphql";

/** The kinds of posted records. */
export const PostingKinds = { OPPORTUNITY: "opportunity", COLLABORATION: "collaboration" } as const;

export type PostingKind = (typeof PostingKinds)[keyof typeof PostingKinds];

registerEnumType(PostingKinds, {
  name: "PostingKind",
  description: "What is posted.",
  valuesConfig: {
    COLLABORATION: { description: "A research collaboration." },
    OPPORTUNITY: { description: "An opportunity." },
  },
});

/** Display names of the kinds. */
export const POSTING_KIND_LABELS: Record<PostingKind, string> = {
  opportunity: "Opportunities",
  collaboration: "Collaborations",
};

/** The status of a posting as its owner sees it. */
export const PostingStatuses = {
  DRAFT: "draft",
  IN_REVIEW: "in_review",
  RETURNED: "returned",
  PUBLISHED: "published",
  PAST_DUE: "past_due",
  CLOSED: "closed",
} as const;

export type PostingStatus = (typeof PostingStatuses)[keyof typeof PostingStatuses];

registerEnumType(PostingStatuses, {
  name: "PostingStatus",
  description: "Where a posting stands.",
  valuesConfig: {
    DRAFT: { description: "Only its owner's team can see it." },
    IN_REVIEW: { description: "It is waiting for an administrator's decision." },
    RETURNED: { description: "An administrator sent it back with a reason." },
    PUBLISHED: { description: "Public, and it accepts applications." },
    PAST_DUE: { description: "Public; its due date has passed." },
    CLOSED: { description: "Public; its owner has closed it." },
  },
});

/** Display names of the statuses. */
export const POSTING_STATUS_LABELS: Record<PostingStatus, string> = {
  draft: "Draft",
  in_review: "In review",
  returned: "Sent back",
  published: "Published",
  past_due: "Past due",
  closed: "Closed",
};
