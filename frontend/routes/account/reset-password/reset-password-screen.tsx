import { useNavigate, useSearchParams } from "react-router-dom";
import { passwordResetFormRules } from "../../../../backend/modules/account/credentials/passwords/password.rules.ts";
import { Entrance } from "../../../features/entrance/entrance.tsx";
import { PasswordField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { HiddenUsername } from "../../../features/forms/hidden-username.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { useSession } from "../../../features/viewer/session-context.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { useResetPasswordMutation } from "./reset-password.generated.ts";

export { EntranceLoading as Loading } from "../../../features/entrance/entrance-loading.tsx";

function ResetForm({ token }: { token: string }) {
  const [reset] = useResetPasswordMutation();
  const session = useSession();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { newPassword: "", confirmPassword: "" },
    rules: passwordResetFormRules,
    submit: async ({ newPassword }) => {
      const { data } = await reset({ variables: { token, newPassword } });
      // Every session of the account has ended, including this browser's.
      await session.renew();
      await navigate("/login");
      toast({ title: "Success", description: data?.resetPassword.message ?? "" });
    },
  });
  return (
    <Form form={form}>
      <HiddenUsername />
      <PasswordField
        name="newPassword"
        label="New Password"
        hint="At least 6 characters"
        required
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label="Confirm Password" required autoComplete="new-password" />
      <SubmitButton busyLabel="Updating Password...">Update Password</SubmitButton>
    </Form>
  );
}

/** Chooses a new password, from the link in an email. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return (
    <>
      <PageMetadata
        title="Choose a New Password"
        description="Choose a new password for your SportsTech Hub account."
        path="/reset-password"
        hidden
      />
      {token ? (
        <Entrance title="Choose a New Password" intro="Changing your password signs you out everywhere.">
          <ResetForm token={token} />
        </Entrance>
      ) : (
        <Entrance title="Choose a New Password" intro="This link is incomplete. Request a new one.">
          <ButtonLink to="/forgot-password" variant="primary" size="md">
            Get a link
          </ButtonLink>
        </Entrance>
      )}
    </>
  );
}
