import { onDemand } from "../../ui/behavior/on-demand.tsx";
import { onOpening } from "../../ui/behavior/on-opening.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";

/** Writes or edits the viewer's review. Readers don't load its script, nor those of the other forms. */
export const ReviewForm = onOpening(
  async () => (await import("./review-form.tsx")).ReviewForm,
  <SkeletonBar height="48" />,
);

/** Replies to a review. */
export const ReplyForm = onOpening(
  async () => (await import("./reply-form.tsx")).ReplyForm,
  <SkeletonBar height="24" />,
);

/** Marks a review as one by a verified customer; for administrators. */
export const VerifyButton = onDemand(async () => (await import("./verify-button.tsx")).VerifyButton);
