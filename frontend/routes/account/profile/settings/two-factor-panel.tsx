import { useState } from "react";
import { Switch } from "../../../../ui/controls/switch.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoveryStatus } from "./recovery-status.tsx";
import { TwoFactorEnrollment } from "./two-factor-enrollment.tsx";
import { TwoFactorOff } from "./two-factor-off.tsx";
import { type BeginTwoFactorMutation, useBeginTwoFactorMutation } from "./two-factor-panel.generated.ts";

/** The state of the panel below its switch. */
type Step =
  | { name: "rest" }
  | { name: "on" }
  | { name: "enroll"; enrollment: BeginTwoFactorMutation["beginTwoFactor"] }
  | { name: "codes"; codes: readonly string[] }
  | { name: "off" };

/** Two-factor authentication: turned on with the password and an authenticator app, off with the password and a code. */
export function TwoFactorPanel({ username, enabled }: { username: string; enabled: boolean }) {
  const [step, setStep] = useState<Step>({ name: "rest" });
  const [begin] = useBeginTwoFactorMutation();
  const rest = () => setStep({ name: "rest" });
  const isEnrolling = step.name === "on" || step.name === "enroll";

  const toggle = (on: boolean) => {
    if (on) setStep({ name: "on" });
    else setStep(isEnrolling ? { name: "rest" } : { name: "off" });
  };
  const enroll = async (password: string) => {
    const { data } = await begin({ variables: { password } });
    if (data) setStep({ name: "enroll", enrollment: data.beginTwoFactor });
  };

  return (
    <Panel title="Sign-in Security">
      <Switch
        label="Two-factor authentication"
        hint="Require a code from an authenticator app at sign-in, in addition to your password"
        checked={(enabled && step.name !== "off") || isEnrolling}
        onChange={toggle}
      />
      {step.name === "on" && (
        <ConfirmPasswordForm
          username={username}
          action="Continue"
          busyLabel="Checking..."
          submit={enroll}
          onCancel={rest}
        />
      )}
      {step.name === "enroll" && (
        <TwoFactorEnrollment
          enrollment={step.enrollment}
          onDone={(codes) => setStep({ name: "codes", codes })}
          onCancel={rest}
        />
      )}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onDone={rest} />}
      {step.name === "off" && <TwoFactorOff username={username} onDone={rest} />}
      {step.name === "rest" && enabled && (
        <RecoveryStatus username={username} onReplaced={(codes) => setStep({ name: "codes", codes })} />
      )}
    </Panel>
  );
}
