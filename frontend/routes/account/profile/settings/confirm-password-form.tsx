import { chakra } from "@chakra-ui/react";
import { object, string } from "yup";
import { PasswordField, TextField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { HiddenUsername } from "../../../../features/forms/hidden-username.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useForm } from "../../../../features/forms/use-form.ts";
import { Button } from "../../../../ui/controls/button.tsx";

const password = string().required("Password is required");
const RULES = object({ password });
const RULES_WITH_CODE = object({
  password,
  code: string().trim().required("Enter a code from your app, or a recovery code"),
});

type Props = {
  username: string;
  action: string;
  busyLabel: string;
  /** Executes the mutation. */
  submit: (password: string, code: string) => Promise<unknown>;
  /** Whether to ask for a code of the second factor, too. */
  withCode?: boolean;
  onCancel: () => void;
};

/**
 * Asks for the password again before a sensitive action, and for a code if two-factor authentication is on.
 */
export function ConfirmPasswordForm({ username, action, busyLabel, submit, withCode, onCancel }: Props) {
  const form = useForm({
    initialValues: { password: "", code: "" },
    rules: withCode ? RULES_WITH_CODE : RULES,
    submit: ({ password, code }) => submit(password, code),
  });
  return (
    <Form form={form} label={action}>
      <HiddenUsername username={username} />
      <PasswordField name="password" label="Password" required autoComplete="current-password" />
      {withCode && (
        <TextField
          name="code"
          label="Code"
          hint="From your authenticator app, or a recovery code"
          required
          autoComplete="one-time-code"
        />
      )}
      <chakra.div display="flex" gap="3">
        <SubmitButton busyLabel={busyLabel}>{action}</SubmitButton>
        <Button size="md" onClick={onCancel}>
          Cancel
        </Button>
      </chakra.div>
    </Form>
  );
}
