import type { PostingOutcome, PostingStatus } from "../../graphql/schema.generated.ts";
import { Badge } from "../../ui/display/badge.tsx";

/** The label and hue of each status, and its meaning for the owner. */
export const STATUSES: Record<PostingStatus, { label: string; hue: string; meaning: string }> = {
  DRAFT: { label: "Draft", hue: "gray", meaning: "It isn't public yet. Submit it when it's ready." },
  IN_REVIEW: {
    label: "In review",
    hue: "yellow",
    meaning: "An administrator is reviewing it before it's published. We'll email you the decision.",
  },
  RETURNED: {
    label: "Sent back",
    hue: "red",
    meaning: "An administrator sent it back. Change it and submit it again.",
  },
  PUBLISHED: { label: "Published", hue: "green", meaning: "Everyone can see it and apply." },
  PAST_DUE: {
    label: "Past due",
    hue: "orange",
    meaning: "The due date has passed, so no one can apply. Extend it, or close it and record the outcome.",
  },
  CLOSED: { label: "Closed", hue: "gray", meaning: "Its page stays up, but no one can apply anymore." },
};

/** The label of each outcome. */
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
