import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { type ReviewItem_ReviewFragment, useVerifyReviewMutation } from "./reviews.generated.ts";

/** Marks a review as one by a verified customer, or takes that back; not one that an invitation verified. */
export function VerifyButton({ review }: { review: ReviewItem_ReviewFragment }) {
  const { id, title, verifiedBy } = review;
  const verified = verifiedBy !== null;
  const [verify, { loading }] = useVerifyReviewMutation({ variables: { id, verified: !verified } });
  if (verifiedBy === "INVITATION") return null;
  const onClick = () =>
    verify()
      .then(() => toast({ title: verified ? "No longer marked as verified" : "Marked as verified" }))
      .catch((error: unknown) => notifyFailure(error));
  return (
    <Button variant="ghost" disabled={loading} onClick={onClick}>
      {verified ? "Take back verification" : "Verify customer"}
      <VisuallyHidden> of {title}</VisuallyHidden>
    </Button>
  );
}
