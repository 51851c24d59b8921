import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { BEST_SCORE, reviewRules } from "../../../../backend/modules/marketplace/juries/jury.rules.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import {
  type JuryReview_FactsFragment,
  useSaveJuryReviewMutation,
} from "../../../features/juries/juries.generated.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

const Criterion = chakra("fieldset", {
  base: { minWidth: "0", pb: "4", borderBottomWidth: "1px", borderColor: "line" },
});
const Legend = chakra("legend", { base: { mb: "1", fontWeight: "medium", overflowWrap: "anywhere" } });
const Hint = chakra("p", {
  base: { mb: "2", fontSize: "sm", color: "fg.muted", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});
const Choices = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Choice = chakra("label", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "11",
    minHeight: "11",
    px: "3",
    borderWidth: "1px",
    borderColor: "line.control",
    borderRadius: "lg",
    cursor: "pointer",
    "&:has(:checked)": {
      borderColor: "accent",
      bg: "accent",
      color: "accent.contrast",
      fontWeight: "semibold",
    },
    "&:has(:focus-visible)": { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
    "&:has(:disabled)": { cursor: "not-allowed", opacity: 0.6 },
    "@media (forced-colors: active)": { "&:has(:checked)": { outline: "3px solid Highlight" } },
  },
});
const Radio = chakra("input", { base: { position: "absolute", inset: "0", opacity: 0, cursor: "inherit" } });

const UNKNOWN = "unknown";

type Review = JuryReview_FactsFragment;
type Values = { scores: Record<string, string>; comment: string };

/** What a criterion's scores mean, those that were described. */
function meaningOf({ anchors }: Review["criteria"][number], lowest: number): string {
  return anchors.flatMap((text, index) => (text ? [`${lowest + index}: ${text}`] : [])).join("\n");
}

function initialScores({ criteria, ownScores }: Review): Record<string, string> {
  return Object.fromEntries(
    criteria.map(({ id }) => {
      const own = ownScores.find(({ criterionId }) => criterionId === id);
      return [id, own ? (own.score === null ? UNKNOWN : String(own.score)) : ""];
    }),
  );
}

/** The scores and the comment of a review, which is kept or handed in. */
export function ReviewForm({ review }: { review: Review }) {
  const { id, criteria, lowestScore, version, comment, task } = review;
  const name = useId();
  const [isSaving, setSaving] = useState(false);
  const [save] = useSaveJuryReviewMutation({ update: evictQueries("juryTasks") });
  const isClosed = task.state === "CLOSED";
  const send = async ({ scores, comment: text }: Values, submit: boolean) => {
    const given = Object.entries(scores).flatMap(([criterionId, score]) =>
      score === "" ? [] : [{ criterionId, score: score === UNKNOWN ? null : Number(score) }],
    );
    await save({ variables: { id, scores: given, comment: text, submit, version } });
    toast({ title: submit ? "Your review is handed in" : "Saved" });
  };
  const form = useForm<Values>({
    initialValues: { scores: initialScores(review), comment: comment ?? "" },
    rules: reviewRules.pick(["comment"]),
    submit: (values) => send(values, true),
  });
  const keep = async () => {
    setSaving(true);
    try {
      await send(form.values, false);
    } catch (error) {
      setSaving(false);
      notifyFailure(error);
    }
  };
  const scale = Array.from({ length: BEST_SCORE - lowestScore + 1 }, (_, index) =>
    String(lowestScore + index),
  );
  return (
    <Panel
      title="Your Review"
      intro={
        task.submittedAt
          ? "It is handed in and counts. You can still change it until the round closes."
          : "Nobody sees it until you hand it in, and you don't see the others' before."
      }
    >
      <Form form={form} label="Your review">
        {criteria.map((criterion) => (
          <Criterion key={criterion.id} disabled={isClosed}>
            <Legend>
              {criterion.title}
              <chakra.span color="fg.muted" fontWeight="normal">
                {" "}
                ({Math.round(criterion.share * 100)}%)
              </chakra.span>
            </Legend>
            {criterion.description && <Hint>{criterion.description}</Hint>}
            <Hint>{meaningOf(criterion, lowestScore)}</Hint>
            <Choices>
              {[...scale, UNKNOWN].map((value) => (
                <Choice key={value}>
                  <Radio
                    type="radio"
                    name={`${name}-${criterion.id}`}
                    value={value}
                    checked={form.values.scores[criterion.id] === value}
                    onChange={() =>
                      form.setFieldValue("scores", { ...form.values.scores, [criterion.id]: value })
                    }
                  />
                  {value === UNKNOWN ? "Can't judge" : value}
                </Choice>
              ))}
            </Choices>
          </Criterion>
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
              {task.submittedAt ? "Save Changes" : "Hand In"}
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
