import { chakra } from "@chakra-ui/react";
import { replyRules } from "../../../backend/modules/catalog/reviews/review.rules.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DraftNote } from "../forms/draft-note.tsx";
import { TextAreaField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useDraft } from "../forms/use-draft.ts";
import { useForm } from "../forms/use-form.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { type ReviewItem_ReviewFragment, useSaveReviewReplyMutation } from "./reviews.generated.ts";

type Props = { review: ReviewItem_ReviewFragment; onDone: () => void };

/** Writes or edits the vendor's reply to a review. */
export function ReplyForm({ review, onDone }: Props) {
  const { id, reply, solution } = review;
  const { viewer } = useViewer();
  const [save] = useSaveReviewReplyMutation();
  const form = useForm({
    initialValues: { text: reply?.text ?? "" },
    rules: replyRules,
    submit: async ({ text }) => {
      await save({ variables: { reviewId: id, text, version: reply?.version ?? null } });
      draft.forget();
      toast({ title: reply ? "Reply changed" : "Reply published" });
      onDone();
    },
  });
  const draft = useDraft(form, `reply:${viewer?.id}:${id}`);
  return (
    <chakra.div mt="4">
      <Form form={form} label={reply ? "Edit reply" : "Reply"}>
        <DraftNote draft={draft} />
        <TextAreaField
          name="text"
          label={`Reply from ${solution.vendor.name}`}
          hint="Everyone can see it below the review."
          rows={4}
          maxLength={5000}
        />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel="Saving..." size="sm">
            {reply ? "Save Reply" : "Publish Reply"}
          </SubmitButton>
          <Button onClick={onDone}>Cancel</Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
