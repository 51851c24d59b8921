import { contactRules } from "../../../../../backend/modules/community/mentoring/mentoring.rules.ts";
import { TextField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useForm } from "../../../../features/forms/use-form.ts";
import { mentoringChanged } from "../../../../features/mentoring/made-due.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { useDecideMentoringMutation } from "./mentor.generated.ts";

type Props = { id: string; student: string; onDone: () => void };

/** Accepts a request, optionally with the mentor's contact details. */
export function AcceptForm({ id, student, onDone }: Props) {
  const [decide] = useDecideMentoringMutation({ update: mentoringChanged });
  const form = useForm({
    initialValues: { contact: "" },
    rules: contactRules,
    submit: async ({ contact }) => {
      await decide({ variables: { id, accept: true, contact } });
      onDone();
      toast({ title: "Accepted", description: `${student} has been notified.` });
    },
  });
  return (
    <Form form={form} label={`Accept ${student}`}>
      <TextField
        name="contact"
        label="How can they reach you?"
        hint="An email address or a link that only this student will see. Leave empty if you'd rather not share one."
      />
      <SubmitButton busyLabel="Accepting..." alignSelf="flex-start">
        Accept Request
      </SubmitButton>
    </Form>
  );
}
