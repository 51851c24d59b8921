import { chakra } from "@chakra-ui/react";
import {
  extensionRules,
  reopeningRules,
} from "../../../backend/modules/marketplace/postings/posting.rules.ts";
import { timeZone } from "../../ui/behavior/time-zone.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { daysEndText } from "../record/end-fact.tsx";
import {
  type PostingState_PostingFragment,
  useExtendPostingMutation,
  useReopenPostingMutation,
} from "./posting-bar.generated.ts";
import { endOf } from "./posting-values.ts";
import { forgetPostings } from "./postings-cache.ts";
import { usePostingAct } from "./use-posting-act.ts";

const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

type Props = { posting: PostingState_PostingFragment; onDone: () => void };

/** Extends the due date to a later one. */
export function ExtendForm({ posting, onDone }: Props) {
  const { kind, recordId: id, version } = posting;
  const [extend] = useExtendPostingMutation({ update: forgetPostings });
  const act = usePostingAct(posting);
  const form = useForm({
    initialValues: { dueDate: "" },
    rules: extensionRules(timeZone()),
    submit: async ({ dueDate }) => {
      const variables = { kind, id, version, dueDate: endOf(dueDate) };
      await act(() => extend({ variables }), "Extended. We'll let applicants know.");
      onDone();
    },
  });
  return (
    <Form form={form} label="Extend">
      <TextField
        name="dueDate"
        label="New due date"
        hint={`We'll email applicants. ${daysEndText()}.`}
        type="date"
        required
      />
      <Actions>
        <SubmitButton size="sm" busyLabel="Saving...">
          Extend
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Actions>
    </Form>
  );
}

/** Reopens a closed posting. */
export function ReopenForm({ posting, onDone }: Props) {
  const { kind, recordId: id, version, dueDate: due } = posting;
  const isPast = due !== null && Date.parse(due) < Date.now();
  const [reopen] = useReopenPostingMutation({ update: forgetPostings });
  const act = usePostingAct(posting);
  const form = useForm({
    initialValues: { dueDate: "" },
    rules: (isPast ? extensionRules : reopeningRules)(timeZone()),
    submit: async ({ dueDate }) => {
      const variables = { kind, id, version, dueDate: dueDate ? endOf(dueDate) : null };
      await act(() => reopen({ variables }), "Reopened. We'll let applicants know.");
      onDone();
    },
  });
  return (
    <Form form={form} label="Reopen">
      <TextField
        name="dueDate"
        label="New due date"
        hint={`${isPast ? "The due date has passed." : "Leave empty to keep the current one."} ${daysEndText()}.`}
        type="date"
        required={isPast}
      />
      <Actions>
        <SubmitButton size="sm" busyLabel="Saving...">
          Reopen
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Actions>
    </Form>
  );
}
