import { toast } from "../../../../ui/behavior/toast-store.ts";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";
import { useDisableTwoFactorMutation } from "./two-factor-panel.generated.ts";

/** Turns two-factor authentication off, with the password and a code. */
export function TwoFactorOff({ username, onDone }: { username: string; onDone: () => void }) {
  const [disable] = useDisableTwoFactorMutation();
  return (
    <ConfirmPasswordForm
      username={username}
      action="Turn Off"
      busyLabel="Turning Off..."
      withCode
      submit={async (password, code) => {
        await disable({ variables: { password, code } });
        onDone();
        toast({ title: "Success", description: "Two-factor authentication is off." });
      }}
      onCancel={onDone}
    />
  );
}
