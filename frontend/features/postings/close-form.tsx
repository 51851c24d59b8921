import { chakra } from "@chakra-ui/react";
import { closingRules } from "../../../backend/modules/marketplace/postings/posting.rules.ts";
import type { PostingOutcome } from "../../graphql/schema.generated.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ChoiceField, TextAreaField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { type PostingState_PostingFragment, useClosePostingMutation } from "./posting-bar.generated.ts";
import { OUTCOMES } from "./posting-status.tsx";
import { forgetPostings } from "./postings-cache.ts";
import { usePostingAct } from "./use-posting-act.ts";

const CHOICES = [
  { value: "", label: "Choose one" },
  ...Object.entries(OUTCOMES).map(([value, label]) => ({ value, label })),
];

type Props = { posting: PostingState_PostingFragment; onDone: () => void };

/** Closes a posting with its outcome. */
export function CloseForm({ posting, onDone }: Props) {
  const { kind, recordId: id, version } = posting;
  const [close] = useClosePostingMutation({ update: forgetPostings });
  const act = usePostingAct(posting);
  const form = useForm({
    initialValues: { outcome: "", note: "" },
    rules: closingRules,
    submit: async ({ outcome, note }) => {
      const variables = { kind, id, version, note, outcome: outcome as PostingOutcome };
      await act(() => close({ variables }), "Closed. We'll let applicants know.");
      onDone();
    },
  });
  return (
    <Form form={form} label="Close">
      <ChoiceField name="outcome" label="Outcome" required choices={CHOICES} />
      <TextAreaField
        name="note"
        label="Note"
        hint="Public. We'll also email it to applicants."
        rows={3}
        maxLength={2000}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <SubmitButton size="sm" busyLabel="Closing...">
          Close Posting
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </chakra.div>
    </Form>
  );
}
