import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { DateFact } from "../record/date-fact.tsx";
import { type ReviewItem_ReviewFragment, useRemoveReviewReplyMutation } from "./reviews.generated.ts";

const Frame = chakra("blockquote", {
  base: { mt: "4", p: "4", maxWidth: "prose", borderRadius: "lg", bg: "bg.subtle" },
});
const Head = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });
const Name = chakra("span", { base: { color: "fg", fontWeight: "semibold" } });
const Text = chakra("p", { base: { mt: "1.5", whiteSpace: "pre-line" } });
const Actions = chakra("div", { base: { display: "flex", gap: "1", mt: "1", ms: "-3.5", mb: "-2" } });

type Props = {
  review: ReviewItem_ReviewFragment;
  reply: NonNullable<ReviewItem_ReviewFragment["reply"]>;
  onEdit: () => void;
};

/** The vendor's reply to a review. */
export function Reply({ review, reply, onEdit }: Props) {
  const { id, title, solution, viewerCanReply, viewerCanRemoveReply } = review;
  const [remove, { loading }] = useRemoveReviewReplyMutation({ variables: { reviewId: id } });
  const onRemove = () => remove().catch((error: unknown) => notifyFailure(error));
  return (
    <Frame>
      <Head>
        <Name>Reply from {solution.vendor.name}</Name>, <DateFact at={reply.createdAt} />
        {reply.editedAt && (
          <>
            , edited <DateFact at={reply.editedAt} />
          </>
        )}
      </Head>
      <Text>{reply.text}</Text>
      {viewerCanRemoveReply && (
        <Actions>
          {viewerCanReply && (
            <Button variant="ghost" onClick={onEdit}>
              Edit reply
              <VisuallyHidden> to {title}</VisuallyHidden>
            </Button>
          )}
          <Button variant="ghost" disabled={loading} onClick={onRemove}>
            Remove reply
            <VisuallyHidden> to {title}</VisuallyHidden>
          </Button>
        </Actions>
      )}
    </Frame>
  );
}
