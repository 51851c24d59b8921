import { MAX_REASON, reasonRules } from "../../../backend/modules/community/mentoring/mentoring.rules.ts";
import { TextAreaField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";

type Props = {
  /** The form's accessible name. */
  label: string;
  /** The submit button's label. */
  action: string;
  submit: (reason: string) => Promise<unknown>;
  onDone: () => void;
};

/** Performs an action that the other person is notified of, with an optional reason. */
export function ReasonForm({ label, action, submit, onDone }: Props) {
  const form = useForm({
    initialValues: { reason: "" },
    rules: reasonRules,
    submit: async ({ reason }) => {
      await submit(reason);
      onDone();
    },
  });
  return (
    <Form form={form} label={label}>
      <TextAreaField
        name="reason"
        label="Reason"
        hint="Optional. We'll send it to the other person."
        rows={3}
        maxLength={MAX_REASON}
      />
      <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
        {action}
      </SubmitButton>
    </Form>
  );
}
