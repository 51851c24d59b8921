import { toast } from "../../../ui/behavior/toast-store.ts";
import { notifyFailure } from "../../failures/notify-failure.ts";
import { PasswordField } from "../../forms/fields.tsx";
import { Form } from "../../forms/form.tsx";
import { HiddenUsername } from "../../forms/hidden-username.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useResetUserPasswordMutation } from "../users.generated.ts";
import { TabFoot } from "./tab-foot.tsx";

const EMPTY = { newPassword: "", confirmPassword: "" };

/** Validates the entries; whether they match is checked first. */
function problemOf({ newPassword, confirmPassword }: typeof EMPTY) {
  if (newPassword !== confirmPassword) return { field: "confirmPassword", message: "Passwords do not match" };
  if (newPassword.length < 6)
    return { field: "newPassword", message: "Password must be at least 6 characters long" };
  return undefined;
}

type Props = { id: string; username: string; onCancel: () => void };

/**
 * Sets a new password for the account; its owner is notified of the reset but doesn't receive the password.
 */
export function PasswordForm({ id, username, onCancel }: Props) {
  const [reset] = useResetUserPasswordMutation({ refetchQueries: ["UserActivity"] });
  const form = useForm({
    initialValues: EMPTY,
    submit: async (values) => {
      const problem = problemOf(values);
      if (problem) {
        toast({ title: "Error", description: problem.message, variant: "destructive" });
        form.setFieldError(problem.field, problem.message);
        return;
      }
      try {
        await reset({ variables: { id, newPassword: values.newPassword } });
      } catch (error) {
        notifyFailure(error, "Failed to reset password");
        throw error;
      }
      form.resetForm();
      toast({ title: "Success", description: "Password reset successfully" });
    },
  });
  const { newPassword, confirmPassword } = form.values;
  return (
    <Form form={form} label="Reset password">
      <HiddenUsername username={username} />
      <PasswordField
        name="newPassword"
        label="New password"
        hint="This ends all of the account's sessions and emails its owner that the password was reset."
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <TabFoot
        label="Reset Password"
        busyLabel="Resetting..."
        disabled={!newPassword || !confirmPassword || form.isSubmitting}
        onCancel={onCancel}
      />
    </Form>
  );
}
