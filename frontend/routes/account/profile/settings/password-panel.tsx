import { passwordChangeFormRules } from "../../../../../backend/modules/account/credentials/passwords/password.rules.ts";
import { PasswordField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { HiddenUsername } from "../../../../features/forms/hidden-username.tsx";
import { SubmitButton } from "../../../../features/forms/submit-button.tsx";
import { useForm } from "../../../../features/forms/use-form.ts";
import { useClient } from "../../../../graphql/source.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { useChangePasswordMutation } from "./password-panel.generated.ts";

const INITIAL = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** Changes the password, which ends every other session. */
export function PasswordPanel({ username }: { username: string }) {
  const [changePassword] = useChangePasswordMutation();
  const client = useClient();
  const form = useForm({
    initialValues: INITIAL,
    rules: passwordChangeFormRules,
    submit: async ({ currentPassword, newPassword }) => {
      const { data } = await changePassword({ variables: { currentPassword, newPassword } });
      form.resetForm();
      toast({ title: "Success", description: data?.changePassword.message ?? "" });
      await client.refetchQueries({ include: ["ViewerSessions"] });
    },
  });
  return (
    <Panel
      title="Change Password"
      intro="Changing your password signs out everywhere else, ends passkeys, access tokens and your calendar's address, and turns webhooks off."
    >
      <Form form={form} label="Change password">
        <HiddenUsername username={username} />
        <PasswordField
          name="currentPassword"
          label="Current Password"
          required
          autoComplete="current-password"
        />
        <PasswordField
          name="newPassword"
          label="New Password"
          hint="At least 6 characters"
          required
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label="Confirm New Password"
          required
          autoComplete="new-password"
        />
        <SubmitButton busyLabel="Updating Password..." alignSelf="flex-start">
          Update Password
        </SubmitButton>
      </Form>
    </Panel>
  );
}
