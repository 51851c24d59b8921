import { chakra } from "@chakra-ui/react";
import { decisionRules } from "../../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import {
  type Evaluation_FactsFragment,
  useDecideEvaluationMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { ChoiceField, TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";

type Props = { room: Evaluation_FactsFragment; onDone: () => void };

/** Chooses a candidate and says why; the best two are suggested. */
export function DecisionForm({ room, onDone }: Props) {
  const { id, evaluation, candidates, results } = room;
  const { viewer } = useViewer();
  const [decide] = useDecideEvaluationMutation({ update: evictQueries("evaluations") });
  const [first, second] = results?.ranking.filter(({ score }) => score !== null) ?? [];
  const form = useForm({
    initialValues: {
      chosenId: first?.candidateId ?? candidates[0]?.id ?? "",
      runnerUpId: second?.candidateId ?? "",
      reasons: "",
    },
    rules: decisionRules,
    submit: async ({ chosenId, runnerUpId, reasons }) => {
      const input = { chosenId, runnerUpId: runnerUpId || null, reasons };
      await decide({ variables: { id, input, version: evaluation.version } });
      draft.forget();
      toast({ title: "Decided" });
      onDone();
    },
  });
  const draft = useDraft(form, `evaluation-decision:${viewer?.id}:${id}`);
  const choices = candidates.map(({ id: value, name }) => ({ value, label: name }));
  return (
    <chakra.div maxWidth="xl">
      <Form form={form} label="Decision">
        <DraftNote draft={draft} />
        <ChoiceField name="chosenId" label="Chosen" choices={choices} required />
        <ChoiceField
          name="runnerUpId"
          label="Runner-up"
          choices={[{ value: "", label: "None" }, ...choices]}
        />
        <TextAreaField name="reasons" label="Why" rows={5} maxLength={5000} required />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel="Saving...">Save Decision</SubmitButton>
          <Button onClick={onDone}>Cancel</Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
