import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { BEST_SCORE } from "../../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { CandidateFacts } from "../../../features/evaluations/candidate-facts.tsx";
import {
  type Evaluation_FactsFragment,
  useScoreCandidateMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { VendorAnswers } from "../../../features/evaluations/vendor-answers.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { TextInput } from "../../../ui/controls/form-field.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

const Sides = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
    gap: { base: "6", lg: "10" },
  },
});
const Criterion = chakra("fieldset", {
  base: { minWidth: "0", pb: "4", borderBottomWidth: "1px", borderColor: "line" },
});
const Legend = chakra("legend", { base: { mb: "2", fontWeight: "medium", overflowWrap: "anywhere" } });
const Quote = chakra("p", {
  base: { mb: "2", fontSize: "sm", color: "fg.muted", overflowWrap: "anywhere" },
});
const Choices = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mb: "3" } });
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
const SCORES = Array.from({ length: BEST_SCORE + 1 }, (_, score) => String(score));

type Room = Evaluation_FactsFragment;
type Given = { score: string; note: string };
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

/** What the viewer has scored so far, by criterion. */
function givenOf({ criteria, ownScores }: Room, candidateId: string): Record<string, Given> {
  return Object.fromEntries(
    criteria.map(({ id }) => {
      const own = ownScores.find((score) => score.candidateId === candidateId && score.criterionId === id);
      return [
        `c${id}`,
        { score: own ? (own.score === null ? UNKNOWN : String(own.score)) : "", note: own?.note ?? "" },
      ];
    }),
  );
}

/** The scores of a candidate beside what is known of it. */
export function ScoreForm({ room, candidate, isDone, closed }: Props) {
  const { id, criteria } = room;
  const name = useId();
  const [score] = useScoreCandidateMutation();
  const form = useForm({
    initialValues: givenOf(room, candidate.id),
    submit: async (values) => {
      const scores = criteria.flatMap(({ id: criterionId }) => {
        const given = values[`c${criterionId}`];
        if (!given || given.score === "") return [];
        return [
          { criterionId, score: given.score === UNKNOWN ? null : Number(given.score), note: given.note },
        ];
      });
      await score({ variables: { id, candidateId: candidate.id, scores } });
      toast({ title: "Saved", description: `Your scores of ${candidate.name}` });
    },
  });
  return (
    <Panel
      title={candidate.name}
      intro={candidate.vendorName}
      action={isDone ? <Badge colorPalette="green">Scored</Badge> : <Badge>Open</Badge>}
    >
      <Sides>
        <Form form={form} label={`Scores of ${candidate.name}`}>
          {criteria.map(({ id: key, title, must }) => {
            const field = `c${key}`;
            const given = form.values[field] ?? { score: "", note: "" };
            const set = (part: Partial<Given>) => form.setFieldValue(field, { ...given, ...part });
            return (
              <Criterion key={key} disabled={closed}>
                <Legend>
                  {title}
                  {must && <chakra.span color="fg.muted"> (must)</chakra.span>}
                </Legend>
                <Quote>{quoteOn(candidate, key)}</Quote>
                <Choices>
                  {[...SCORES, UNKNOWN].map((value) => (
                    <Choice key={value}>
                      <Radio
                        type="radio"
                        name={`${name}-${key}`}
                        value={value}
                        checked={given.score === value}
                        onChange={() => set({ score: value })}
                      />
                      {value === UNKNOWN ? "Don't know" : value}
                    </Choice>
                  ))}
                </Choices>
                <TextInput
                  aria-label={`Note on ${title} of ${candidate.name}`}
                  placeholder="Why? (optional)"
                  maxLength={1000}
                  value={given.note}
                  onChange={({ target }) => set({ note: target.value })}
                />
              </Criterion>
            );
          })}
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
