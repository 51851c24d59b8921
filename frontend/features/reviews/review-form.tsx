import { chakra } from "@chakra-ui/react";
import { HOLDING_RULE, reviewRules } from "../../../backend/modules/catalog/reviews/review.rules.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DraftNote } from "../forms/draft-note.tsx";
import { TextAreaField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useDraft } from "../forms/use-draft.ts";
import { useForm } from "../forms/use-form.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import {
  type OwnReview_ReviewFragment,
  useEditReviewMutation,
  useWriteReviewMutation,
} from "./own-review.generated.ts";
import { ReviewerFields, reviewerInput, reviewerValues } from "./reviewer-fields.tsx";
import { SHOWS_REVIEWS } from "./shows-reviews.ts";
import { StarField } from "./star-field.tsx";

const Rule = chakra("p", { base: { maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });

type Props = {
  solutionId: string;
  review?: OwnReview_ReviewFragment;
  /** What a new review begins with. */
  text?: string | undefined;
  onDone: () => void;
};

/** Writes or edits the viewer's review; what is typed is stored in the browser until it is sent. */
export function ReviewForm({ solutionId, review, text = "", onDone }: Props) {
  const { viewer } = useViewer();
  const [write] = useWriteReviewMutation({ refetchQueries: SHOWS_REVIEWS, awaitRefetchQueries: true });
  const [edit] = useEditReviewMutation({ refetchQueries: SHOWS_REVIEWS, awaitRefetchQueries: true });
  const form = useForm({
    initialValues: {
      rating: review ? String(review.rating) : "",
      title: review?.title ?? "",
      text: review?.text ?? text,
      pros: review?.pros ?? "",
      cons: review?.cons ?? "",
      affiliation: review?.affiliation ?? "",
      ...reviewerValues(review),
    },
    rules: reviewRules,
    submit: async (values) => {
      const input = { ...values, ...reviewerInput(values), rating: Number(values.rating) };
      const status = review
        ? (await edit({ variables: { id: review.id, input, version: review.version } })).data?.editReview
            .status
        : (await write({ variables: { solutionId, input } })).data?.writeReview.status;
      draft.forget();
      toast(
        status === "PENDING"
          ? { title: "Review received", description: "It will appear once an administrator approves it." }
          : { title: "Review published" },
      );
      onDone();
    },
  });
  const draft = useDraft(form, `review:${viewer?.id}:${solutionId}`);
  return (
    <Form form={form} label={review ? "Edit your review" : "Write a review"}>
      <DraftNote draft={draft} />
      <StarField name="rating" label="Rating" />
      <TextField name="title" label="Title" required maxLength={200} />
      <TextAreaField name="text" label="Review" required rows={5} maxLength={5000} />
      <TextAreaField name="pros" label="What's good" rows={2} maxLength={2000} />
      <TextAreaField name="cons" label="What could be better" rows={2} maxLength={2000} />
      <TextField
        name="affiliation"
        label="How you use it"
        hint="Your role and organization, such as Video analyst at a second-division club"
        maxLength={200}
      />
      <ReviewerFields />
      <Rule>{HOLDING_RULE}</Rule>
      <chakra.div display="flex" gap="2">
        <SubmitButton busyLabel="Sending...">{review ? "Save Review" : "Publish Review"}</SubmitButton>
        <Button size="md" onClick={onDone}>
          Cancel
        </Button>
      </chakra.div>
    </Form>
  );
}
