import { chakra } from "@chakra-ui/react";
import { object, string } from "yup";
import { PasswordField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { HiddenUsername } from "../../../features/forms/hidden-username.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { Button } from "../../../ui/button.tsx";

const RULES = object({ password: string().required("Password is required") });

type Props = {
  username: string;
  action: string;
  busyLabel: string;
  /** Executes the mutation. */
  submit: (password: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for the password again before a sensitive action. */
export function ConfirmPasswordForm({ username, action, busyLabel, submit, onCancel }: Props) {
  const form = useForm({
    initialValues: { password: "" },
    rules: RULES,
    submit: ({ password }) => submit(password),
  });
  return (
    <Form form={form} label={action}>
      <HiddenUsername username={username} />
      <PasswordField name="password" label="Password" required autoComplete="current-password" />
      <chakra.div display="flex" gap="3">
        <SubmitButton busyLabel={busyLabel}>{action}</SubmitButton>
        <Button size="md" onClick={onCancel}>
          Cancel
        </Button>
      </chakra.div>
    </Form>
  );
}
