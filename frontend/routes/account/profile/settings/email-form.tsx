import { emailChangeRules } from "../../../../../backend/modules/account/credentials/email/email-change.rules.ts";
import { PasswordField, TextField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { HiddenUsername } from "../../../../features/forms/hidden-username.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useForm } from "../../../../features/forms/use-form.ts";
import { useRequestEmailChangeMutation, ViewerEmailChangeDocument } from "./email-panel.generated.ts";

/** Asks for the new address and the password, then sends a link. */
export function EmailForm({ username }: { username: string }) {
  const [request] = useRequestEmailChangeMutation({
    refetchQueries: [ViewerEmailChangeDocument],
    awaitRefetchQueries: true,
  });
  const form = useForm({
    initialValues: { email: "", password: "" },
    rules: emailChangeRules,
    submit: (variables) => request({ variables }),
  });
  return (
    <Form form={form} label="Change email address">
      <HiddenUsername username={username} />
      <TextField name="email" label="New Email" type="email" required autoComplete="email" />
      <PasswordField name="password" label="Your Password" required autoComplete="current-password" />
      <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
        Send Link
      </SubmitButton>
    </Form>
  );
}
