import type { PostingOutcome, PostingStatus } from "../../graphql/schema.generated.ts";
import { Badge } from "../../ui/badge.tsx";

/** What each status is called, its hue, and what it means to the owner. */
export const STATUSES: Record<PostingStatus, { label: string; hue: string; meaning: string }> = {
  DRAFT: { label: "Draft", hue: "gray", meaning: "Only your team sees it." },
  IN_REVIEW: {
    label: "In review",
    hue: "yellow",
    meaning: "An administrator checks it before everybody sees it. You get an email with the decision.",
  },
  RETURNED: {
    label: "Sent back",
    hue: "red",
    meaning: "An administrator has sent it back. Change it and submit it again.",
  },
  PUBLISHED: { label: "Published", hue: "green", meaning: "Everybody sees it and can apply." },
  PAST_DUE: {
    label: "Past due",
    hue: "orange",
    meaning: "The due date has passed, so nobody can apply. Extend it, or close it with its outcome.",
  },
  CLOSED: { label: "Closed", hue: "gray", meaning: "Its page stays, and nobody can apply any more." },
};

/** What each outcome is called. */
export const OUTCOMES: Record<PostingOutcome, string> = {
  AWARDED: "Awarded",
  FILLED: "Filled",
  NO_SUITABLE_APPLICANT: "No suitable applicant",
  CANCELED: "Canceled",
  OTHER: "Other",
};

/** The status of a posting. */
export function PostingStatusBadge({ status }: { status: PostingStatus }) {
  const { label, hue } = STATUSES[status];
  return <Badge colorPalette={hue}>{label}</Badge>;
}
