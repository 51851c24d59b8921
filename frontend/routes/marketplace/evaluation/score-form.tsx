import { chakra } from "@chakra-ui/react";
import { object, string } from "yup";
import { BEST_SCORE } from "../../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { CandidateFacts } from "../../../features/evaluations/candidate-facts.tsx";
import {
  type Evaluation_FactsFragment,
  useScoreCandidateMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { VendorAnswers } from "../../../features/evaluations/vendor-answers.tsx";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { givenScore, ScoreField, typedScore } from "../../../features/forms/score-field.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { TextArea } from "../../../ui/controls/form-field.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

const Sides = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
    gap: { base: "6", lg: "10" },
  },
});
type Room = Evaluation_FactsFragment;
type Props = {
  room: Room;
  candidate: Room["candidates"][number];
  /** Whether every criterion has a score. */
  isDone: boolean;
  /** Whether the scoring has ended. */
  closed: boolean;
};

/** What the catalog says on a criterion. */
const quoteOn = ({ quotes, facts }: Props["candidate"], criterionId: string): string => {
  const quote = quotes.find((one) => one.criterionId === criterionId);
  if (quote) return `Catalog: “${quote.text}”`;
  return facts ? "We found nothing on this in the catalog." : "";
};

const scoreName = (criterionId: string) => `c${criterionId}`;
const noteName = (criterionId: string) => `n${criterionId}`;

/** What the viewer has scored so far, by field. */
function givenOf({ criteria, ownScores }: Room, candidateId: string): Record<string, string> {
  return Object.fromEntries(
    criteria.flatMap(({ id }) => {
      const own = ownScores.find((score) => score.candidateId === candidateId && score.criterionId === id);
      return [
        [scoreName(id), typedScore(own)],
        [noteName(id), own?.note ?? ""],
      ];
    }),
  );
}

/** A note is kept with a score, so one without a score is refused rather than lost. */
const rulesOf = ({ criteria }: Room) =>
  object(
    Object.fromEntries(
      criteria.map(({ id }) => [
        scoreName(id),
        string().when(noteName(id), ([note], score) =>
          note?.trim() ? score.required("Choose a score, or “Don't know”, to keep your note") : score,
        ),
      ]),
    ),
  );

/** The scores of a candidate beside what is known of it. */
export function ScoreForm({ room, candidate, isDone, closed }: Props) {
  const { id, criteria } = room;
  const { viewer } = useViewer();
  const [score] = useScoreCandidateMutation();
  const form = useForm({
    initialValues: givenOf(room, candidate.id),
    rules: rulesOf(room),
    submit: async (values) => {
      const scores = criteria.flatMap(({ id: criterionId }) => {
        const given = givenScore(values[scoreName(criterionId)]);
        return given === undefined
          ? []
          : [{ criterionId, score: given, note: values[noteName(criterionId)] ?? "" }];
      });
      await score({ variables: { id, candidateId: candidate.id, scores } });
      draft.forget();
      form.resetForm({ values });
      toast({ title: "Saved", description: `Your scores for ${candidate.name}` });
    },
  });
  const draft = useDraft(form, `scores:${viewer?.id}:${candidate.id}`);
  return (
    <Panel
      title={candidate.name}
      intro={candidate.vendorName}
      action={isDone ? <Badge colorPalette="green">Scored</Badge> : <Badge>Open</Badge>}
    >
      <Sides>
        <Form form={form} label={`Scores for ${candidate.name}`}>
          <DraftNote draft={draft} />
          {criteria.map(({ id: key, title, must }) => (
            <ScoreField
              key={key}
              name={scoreName(key)}
              legend={
                <>
                  {title}
                  {must && <chakra.span color="fg.muted"> (must)</chakra.span>}
                </>
              }
              hints={[quoteOn(candidate, key)]}
              lowest={0}
              highest={BEST_SCORE}
              unknown="Don't know"
              disabled={closed}
            >
              <TextArea
                mt="3"
                aria-label={`Note on ${title} of ${candidate.name}`}
                placeholder="Why? (optional)"
                rows={2}
                maxLength={1000}
                {...form.getFieldProps(noteName(key))}
              />
            </ScoreField>
          ))}
          {!closed && (
            <div>
              <SubmitButton busyLabel="Saving..." size="sm">
                Save Scores
              </SubmitButton>
            </div>
          )}
        </Form>
        <div>
          <CandidateFacts candidate={candidate} />
          <VendorAnswers room={room} candidate={candidate} />
        </div>
      </Sides>
    </Panel>
  );
}
