import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import {
  HELD_LABELS,
  outcomeRules,
} from "../../../../backend/modules/marketplace/evaluations/outcome/outcome.rules.ts";
import {
  type Evaluation_FactsFragment,
  useAnswerEvaluationOutcomeMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { ChoiceField, TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { Prose } from "../../../features/record/record-section.tsx";
import type { ChoiceHeld } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type Room = Evaluation_FactsFragment;
type Outcome = NonNullable<Room["outcome"]>;
type Props = { room: Room; outcome: Outcome };

const HELD_CHOICES = Object.entries(HELD_LABELS).map(([value, label]) => ({ value, label }));

function OutcomeForm({ room, outcome, onDone }: Props & { onDone: () => void }) {
  const [answer] = useAnswerEvaluationOutcomeMutation();
  const form = useForm({
    initialValues: { held: outcome.held?.toLowerCase() ?? "yes", note: outcome.note },
    rules: outcomeRules,
    submit: async ({ held, note }) => {
      await answer({ variables: { id: room.id, held: held.toUpperCase() as ChoiceHeld, note } });
      toast({ title: "Thank you" });
      onDone();
    },
  });
  return (
    <Form form={form} label="Whether the choice held">
      <ChoiceField name="held" label="Would you choose it again?" choices={HELD_CHOICES} />
      <TextAreaField name="note" label="Why" rows={3} maxLength={1000} />
      <div>
        <SubmitButton busyLabel="Saving..." size="sm">
          Save Answer
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Asks the owner whether the choice held, and shows the answer to everyone who takes part. */
export function OutcomePanel({ room, outcome }: Props) {
  const [editing, setEditing] = useState(outcome.held === null);
  const { decision, candidates, viewerRole } = room;
  const owns = viewerRole === "OWNER";
  const { held, note, answeredAt } = outcome;
  const path = candidates.find(({ id }) => id === decision?.chosenId)?.path;
  if (!decision || (!owns && held === null)) return null;
  if (owns && editing)
    return (
      <Panel
        title={`Has your choice of ${decision.chosenName} held?`}
        intro="You decided at least three months ago. If your privacy settings allow it, a yes improves suggestions for others."
      >
        <OutcomeForm room={room} outcome={outcome} onDone={() => setEditing(false)} />
      </Panel>
    );
  const label = held && HELD_LABELS[held.toLowerCase() as keyof typeof HELD_LABELS];
  return (
    <Panel
      title={`The choice held: ${label}`}
      action={owns && <Button onClick={() => setEditing(true)}>Change Answer</Button>}
    >
      {note && <Prose>{note}</Prose>}
      {answeredAt && (
        <chakra.p mt="2" fontSize="sm" color="fg.muted">
          Answered <DateFact at={answeredAt} />
        </chakra.p>
      )}
      {owns && path && (
        <chakra.p mt="2">
          <TextLink to={`${path}#reviews`} state={{ reviewText: note }}>
            Write a review of {decision.chosenName}
          </TextLink>
        </chakra.p>
      )}
    </Panel>
  );
}
