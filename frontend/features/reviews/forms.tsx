import { onOpening } from "../../ui/behavior/on-opening.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";

/** Writes or edits the viewer's review. Who only reads does without its script, and those of the other forms. */
export const ReviewForm = onOpening(
  async () => (await import("./review-form.tsx")).ReviewForm,
  <SkeletonBar height="48" />,
);

/** Answers a review. */
export const ReplyForm = onOpening(
  async () => (await import("./reply-form.tsx")).ReplyForm,
  <SkeletonBar height="24" />,
);
