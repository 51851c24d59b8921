import { chakra } from "@chakra-ui/react";
import {
  criteriaRules,
  evaluationRules,
} from "../../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { CriteriaField } from "../../../features/evaluations/criteria-field.tsx";
import { criteriaInput } from "../../../features/evaluations/criteria-rows.ts";
import {
  type Evaluation_FactsFragment,
  useSetEvaluationCriteriaMutation,
  useUpdateEvaluationMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { TextAreaField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { daysEndText } from "../../../features/record/end-fact.tsx";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

type Props = { room: Evaluation_FactsFragment };

const Dates = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    gap: "5",
  },
});

function NeedForm({ room: { id, evaluation } }: Props) {
  const { name, need, questionsDue, answersDue, demosOn, decideOn, version } = evaluation;
  const [update] = useUpdateEvaluationMutation();
  const form = useForm({
    initialValues: {
      name,
      need: need ?? "",
      questionsDue: questionsDue ?? "",
      answersDue: answersDue ?? "",
      demosOn: demosOn ?? "",
      decideOn: decideOn ?? "",
    },
    rules: evaluationRules,
    submit: async ({
      questionsDue: questions,
      answersDue: answers,
      demosOn: demos,
      decideOn: decide,
      ...words
    }) => {
      const dates = {
        questionsDue: questions || null,
        answersDue: answers || null,
        demosOn: demos || null,
        decideOn: decide || null,
      };
      await update({ variables: { id, version, input: { ...words, ...dates } } });
      toast({ title: "Saved" });
    },
  });
  return (
    <Form form={form} label="Need and dates">
      <TextField name="name" label="Name" maxLength={80} required />
      <TextAreaField name="need" label="What you need" rows={5} maxLength={5000} />
      <Dates>
        <TextField name="questionsDue" label="Questions out" type="date" />
        <TextField name="answersDue" label="Answers in" type="date" />
        <TextField name="demosOn" label="Demos" type="date" />
        <TextField name="decideOn" label="Decision" type="date" />
      </Dates>
      <chakra.p color="fg.muted" fontSize="sm">
        {daysEndText()}.
      </chakra.p>
      <div>
        <SubmitButton busyLabel="Saving..." size="sm">
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}

function CriteriaForm({ room: { id, evaluation, criteria } }: Props) {
  const [set] = useSetEvaluationCriteriaMutation();
  const form = useForm({
    initialValues: {
      criteria: criteria.map(({ id: key, title, weight, must }) => ({
        id: key,
        title,
        weight: String(weight),
        must,
      })),
    },
    rules: criteriaRules,
    submit: async (values) => {
      await set({ variables: { id, criteria: criteriaInput(values.criteria), version: evaluation.version } });
      toast({
        title: "Saved",
        description: "Scores of criteria that you removed are kept, but don't count.",
      });
    },
  });
  return (
    <Form form={form} label="Criteria">
      <CriteriaField name="criteria" />
      <div>
        <SubmitButton busyLabel="Saving..." size="sm">
          Save Criteria
        </SubmitButton>
      </div>
    </Form>
  );
}

/**
 * What is needed and how it is judged, in two forms that each begin anew when what they show has changed, so that
 * saving one keeps what is typed into the other; only the owner changes it, while it is open. */
export function SetupTab({ room }: Props) {
  const { viewerRole, evaluation, criteria } = room;
  const { name, need, questionsDue, answersDue, demosOn, decideOn } = evaluation;
  const edits = viewerRole === "OWNER" && !evaluation.decidedAt;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="3xl">
      {edits && (
        <Panel title="Need and Dates">
          <NeedForm
            key={JSON.stringify([name, need, questionsDue, answersDue, demosOn, decideOn])}
            room={room}
          />
        </Panel>
      )}
      <Panel title="Criteria">
        {edits ? (
          <CriteriaForm key={JSON.stringify(criteria)} room={room} />
        ) : (
          <chakra.ul ps="4.5" display="grid" gap="1.5" listStyleType="disc">
            {criteria.map(({ id, title, share, must }) => (
              <li key={id}>
                {title}: {Math.round(share * 100)}%{must && ", must"}
              </li>
            ))}
          </chakra.ul>
        )}
      </Panel>
    </chakra.div>
  );
}
