import { chakra } from "@chakra-ui/react";
import {
  anchorsOf,
  BEST_SCORE,
  juryFormRules,
  MAX_CRITERIA,
  MAX_REVIEWS_EACH,
  MAX_ROUNDS,
} from "../../../../backend/modules/marketplace/juries/jury.rules.ts";
import { ChoiceField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { type Jury_FactsFragment, useSaveJuryMutation } from "../../../features/juries/juries.generated.ts";
import { daysEndText } from "../../../features/record/end-fact.tsx";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { FormField, TextArea, TextInput } from "../../../ui/controls/form-field.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { type RowProps, RowsField } from "./rows-field.tsx";

type Jury = Jury_FactsFragment;
type Criterion = { id: string | null; title: string; description: string; weight: string; anchors: string };
type Round = {
  id: string | null;
  name: string;
  closesOn: string;
  isBlind: boolean;
  reviewsEach: string;
  hasBegun: boolean;
};

const Pair = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 8rem" },
    gap: "4",
  },
});
const Option = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "2", minHeight: "11" },
});

const newCriterion = (title = "", weight = "20"): Criterion => ({
  id: null,
  title,
  description: "",
  weight,
  anchors: "",
});
const newRound = (name = ""): Round => ({
  id: null,
  name,
  closesOn: "",
  isBlind: true,
  reviewsEach: "2",
  hasBegun: false,
});

/** What the form begins with; usual criteria and one round before there is a jury. */
function valuesOf({ version, lowestScore, criteria, rounds }: Jury) {
  if (version === null)
    return {
      lowestScore: "0",
      criteria: [newCriterion("Impact", "40"), newCriterion("Feasibility", "30"), newCriterion("Team", "30")],
      rounds: [newRound("Review")],
    };
  return {
    lowestScore: String(lowestScore),
    criteria: criteria.map(
      ({ id, title, description, weight, anchors }): Criterion => ({
        ...{ id, title, description: description ?? "" },
        weight: String(weight),
        anchors: anchors.join("\n"),
      }),
    ),
    rounds: rounds.map(
      ({ id, name, closesOn, isBlind, reviewsEach, state }): Round => ({
        ...{ id, name, closesOn, isBlind },
        reviewsEach: String(reviewsEach),
        hasBegun: state !== "PLANNED",
      }),
    ),
  };
}

const CriterionFields = ({ row, errors, change, leave }: RowProps<Criterion>) => (
  <>
    <Pair>
      <FormField label="What is judged" error={errors.title} required>
        {(control) => (
          <TextInput
            {...control}
            value={row.title}
            maxLength={120}
            onChange={({ target }) => change({ title: target.value })}
            onBlur={leave}
          />
        )}
      </FormField>
      <FormField label="Weight" error={errors.weight} required>
        {(control) => (
          <TextInput
            {...control}
            value={row.weight}
            inputMode="numeric"
            maxLength={3}
            onChange={({ target }) => change({ weight: target.value })}
            onBlur={leave}
          />
        )}
      </FormField>
    </Pair>
    <FormField label="What is meant" error={errors.description}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          value={row.description}
          maxLength={1000}
          onChange={({ target }) => change({ description: target.value })}
          onBlur={leave}
        />
      )}
    </FormField>
    <FormField
      label="What each score means"
      hint="One line for each score, starting with the lowest. A line may be empty."
      error={errors.anchors}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          value={row.anchors}
          onChange={({ target }) => change({ anchors: target.value })}
          onBlur={leave}
        />
      )}
    </FormField>
  </>
);

const RoundFields = ({ row, errors, change, leave }: RowProps<Round>) => (
  <>
    <FormField label="Name" error={errors.name} required>
      {(control) => (
        <TextInput
          {...control}
          value={row.name}
          maxLength={80}
          onChange={({ target }) => change({ name: target.value })}
          onBlur={leave}
        />
      )}
    </FormField>
    <Pair>
      <FormField label="Closes at the end of" hint={daysEndText()} error={errors.closesOn} required>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={row.closesOn}
            onChange={({ target }) => change({ closesOn: target.value })}
            onBlur={leave}
          />
        )}
      </FormField>
      <FormField label="Reviewers each" error={errors.reviewsEach} required>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            min={1}
            max={MAX_REVIEWS_EACH}
            value={row.reviewsEach}
            onChange={({ target }) => change({ reviewsEach: target.value })}
            onBlur={leave}
          />
        )}
      </FormField>
    </Pair>
    <Option>
      <Checkbox
        checked={row.isBlind}
        disabled={row.hasBegun}
        onChange={() => change({ isBlind: !row.isBlind })}
      />
      Blind: reviewers don't see who applies until it closes
    </Option>
  </>
);

/** The scale, criteria and rounds of a jury, which those who decide change at any time. */
export function SetupTab({ jury }: { jury: Jury }) {
  const { kind, recordId, version } = jury;
  const [save] = useSaveJuryMutation({ update: evictQueries("juryEntries") });
  const form = useForm({
    initialValues: valuesOf(jury),
    rules: juryFormRules,
    submit: async ({ lowestScore, criteria, rounds }) => {
      const input = {
        lowestScore: Number(lowestScore),
        criteria: criteria.map(({ anchors, weight, ...row }) => ({
          ...row,
          weight: Number(weight),
          anchors: anchors.trim() ? anchorsOf(anchors) : [],
        })),
        rounds: rounds.map(({ hasBegun: _, reviewsEach, ...row }) => ({
          ...row,
          reviewsEach: Number(reviewsEach),
        })),
      };
      await save({ variables: { kind, id: recordId, input, version } });
      toast({
        title: "Saved",
        description: "Scores of criteria that you removed are kept, but don't count.",
      });
    },
  });
  return (
    <chakra.div maxWidth="3xl">
      <Panel title="Criteria and Rounds">
        <Form form={form} label="Criteria and rounds">
          <ChoiceField
            name="lowestScore"
            label="Scale"
            choices={[
              { value: "0", label: `0 to ${BEST_SCORE}` },
              { value: "1", label: `1 to ${BEST_SCORE}` },
            ]}
          />
          <RowsField<Criterion>
            name="criteria"
            label="Criteria"
            hint="A weight counts relative to the others."
            one="Criterion"
            most={MAX_CRITERIA}
            blank={newCriterion}
          >
            {(props) => <CriterionFields {...props} />}
          </RowsField>
          <RowsField<Round>
            name="rounds"
            label="Rounds"
            hint="The first round takes in every application waiting for a decision; you choose which ones move on."
            one="Round"
            most={MAX_ROUNDS}
            blank={newRound}
            mayRemove={({ hasBegun }) => !hasBegun}
          >
            {(props) => <RoundFields {...props} />}
          </RowsField>
          <div>
            <SubmitButton busyLabel="Saving..." size="sm">
              Save Criteria and Rounds
            </SubmitButton>
          </div>
        </Form>
      </Panel>
    </chakra.div>
  );
}
