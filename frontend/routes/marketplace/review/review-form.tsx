import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { BEST_SCORE, reviewRules } from "../../../../backend/modules/marketplace/juries/jury.rules.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { givenScore, ScoreField, typedScore } from "../../../features/forms/score-field.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import {
  type JuryReview_FactsFragment,
  useSaveJuryReviewMutation,
} from "../../../features/juries/juries.generated.ts";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type Review = JuryReview_FactsFragment;

/** What a criterion's scores mean, those that were described. */
function meaningOf({ anchors }: Review["criteria"][number], lowest: number): string {
  return anchors.flatMap((text, index) => (text ? [`${lowest + index}: ${text}`] : [])).join("\n");
}

const scoreName = (criterionId: string) => `c${criterionId}`;

/** What the reviewer has kept so far, by field. */
const givenOf = ({ criteria, ownScores, comment }: Review): Record<string, string> => ({
  ...Object.fromEntries(
    criteria.map(({ id }) => [
      scoreName(id),
      typedScore(ownScores.find(({ criterionId }) => criterionId === id)),
    ]),
  ),
  comment: comment ?? "",
});

/** The scores and the comment of a review, which is saved or submitted. */
export function ReviewForm({ review }: { review: Review }) {
  const { id, criteria, lowestScore, version, task } = review;
  const { viewer } = useViewer();
  const [isSaving, setSaving] = useState(false);
  const [save] = useSaveJuryReviewMutation({ update: evictQueries("juryTasks") });
  const isClosed = task.state === "CLOSED";
  const send = async (values: Record<string, string>, submit: boolean) => {
    const scores = criteria.flatMap(({ id: criterionId }) => {
      const score = givenScore(values[scoreName(criterionId)]);
      return score === undefined ? [] : [{ criterionId, score }];
    });
    await save({ variables: { id, scores, comment: values.comment ?? "", submit, version } });
    draft.forget();
    toast({ title: submit ? "Your review is submitted" : "Saved" });
  };
  const form = useForm({
    initialValues: givenOf(review),
    rules: reviewRules.pick(["comment"]),
    submit: (values) => send(values, true),
  });
  const draft = useDraft(form, `jury-review:${viewer?.id}:${id}`);
  const keep = async () => {
    setSaving(true);
    try {
      await send(form.values, false);
    } catch (error) {
      setSaving(false);
      notifyFailure(error);
    }
  };
  return (
    <Panel
      title="Your Review"
      intro={
        task.submittedAt
          ? "It's submitted and counts. You can still change it until the round closes."
          : "No one sees it until you submit it, and you won't see other reviews before then."
      }
    >
      <Form form={form} label="Your review">
        <DraftNote draft={draft} />
        {criteria.map((criterion) => (
          <ScoreField
            key={criterion.id}
            name={scoreName(criterion.id)}
            legend={
              <>
                {criterion.title}
                <chakra.span color="fg.muted" fontWeight="normal">
                  {" "}
                  ({Math.round(criterion.share * 100)}%)
                </chakra.span>
              </>
            }
            hints={[criterion.description ?? "", meaningOf(criterion, lowestScore)]}
            lowest={lowestScore}
            highest={BEST_SCORE}
            unknown="Can't judge"
            disabled={isClosed}
          />
        ))}
        <TextAreaField
          name="comment"
          label="Comment"
          hint="Why. Other reviewers and the organizers read it, and the applicant may get it without your name."
          rows={5}
          maxLength={2000}
          disabled={isClosed}
        />
        {!isClosed && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <SubmitButton busyLabel="Sending..." size="sm" {...(isSaving && { disabled: true })}>
              {task.submittedAt ? "Save Changes" : "Submit Review"}
            </SubmitButton>
            {!task.submittedAt && (
              <Button disabled={isSaving} onClick={keep}>
                Save for Later
              </Button>
            )}
          </chakra.div>
        )}
      </Form>
    </Panel>
  );
}
