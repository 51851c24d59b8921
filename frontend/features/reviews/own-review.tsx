import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import type { ModerationStatus } from "../../graphql/schema.generated.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { ReviewForm } from "./forms.tsx";
import {
  type OwnReview_ReviewFragment,
  OwnReview_ReviewFragmentDoc,
  useWithdrawReviewMutation,
} from "./own-review.generated.ts";
import { ReviewText } from "./review-text.tsx";
import { SHOWS_REVIEWS } from "./shows-reviews.ts";

const Line = chakra("p", { base: { mb: "4", maxWidth: "prose", "& > :first-child": { me: "1" } } });
const Reason = chakra("p", { base: { mb: "4", maxWidth: "prose", color: "warning" } });
const Actions = chakra("div", { base: { display: "flex", gap: "2", mt: "4" } });

const STATUS: Record<ModerationStatus, { label: string; hue: string; line: string }> = {
  PENDING: {
    label: "Waiting",
    hue: "orange",
    line: "Only you can see it until an administrator approves it.",
  },
  PUBLISHED: { label: "Published", hue: "green", line: "Everyone can see it." },
  HIDDEN: {
    label: "Hidden",
    hue: "red",
    line: "An administrator hid it. Edit it to have it reviewed again.",
  },
  WITHDRAWN: { label: "Withdrawn", hue: "gray", line: "Only you can see it. Edit it to submit it again." },
};

/** The viewer's own review: its status, and a way to change or withdraw it. */
export function OwnReview({ review }: { review: FragmentType<OwnReview_ReviewFragment> }) {
  const { data } = useSuspenseFragment({ fragment: OwnReview_ReviewFragmentDoc, from: review });
  const { id, status, hiddenReason, excluded, solution } = data;
  const [editing, setEditing] = useState(false);
  const [withdraw, { loading }] = useWithdrawReviewMutation({
    variables: { id },
    refetchQueries: SHOWS_REVIEWS,
  });
  const onWithdraw = () =>
    withdraw()
      .then(() => toast({ title: "Review withdrawn" }))
      .catch((error: unknown) => notifyFailure(error));
  if (editing) return <ReviewForm solutionId={solution.id} review={data} onDone={() => setEditing(false)} />;
  const { label, hue, line } = STATUS[status];
  return (
    <>
      <Line>
        <Badge colorPalette={hue}>{label}</Badge> {excluded ? hiddenReason : line}
      </Line>
      {hiddenReason && !excluded && <Reason>Reason: {hiddenReason}</Reason>}
      <ReviewText review={data} />
      <Actions>
        <Button onClick={() => setEditing(true)}>Edit review</Button>
        {(status === "PENDING" || status === "PUBLISHED") && (
          <Button variant="ghost" disabled={loading} onClick={onWithdraw}>
            Withdraw review
          </Button>
        )}
      </Actions>
    </>
  );
}
