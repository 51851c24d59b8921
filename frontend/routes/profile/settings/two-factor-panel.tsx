import { useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoveryStatus } from "./recovery-status.tsx";
import { TwoFactorEnrollment } from "./two-factor-enrollment.tsx";
import { TwoFactorOff } from "./two-factor-off.tsx";
import { type BeginTwoFactorMutation, useBeginTwoFactorMutation } from "./two-factor-panel.generated.ts";

/** The state of the panel below its switch. */
type Step =
  | { name: "rest" }
  | { name: "enroll"; enrollment: BeginTwoFactorMutation["beginTwoFactor"] }
  | { name: "codes"; codes: readonly string[] }
  | { name: "off" };

/** Two-factor authentication: turned on with an authenticator app, off with the password and a code. */
export function TwoFactorPanel({ username, enabled }: { username: string; enabled: boolean }) {
  const [step, setStep] = useState<Step>({ name: "rest" });
  const [begin, { loading }] = useBeginTwoFactorMutation();
  const rest = () => setStep({ name: "rest" });

  const toggle = async (on: boolean) => {
    if (!on) return setStep(step.name === "enroll" ? { name: "rest" } : { name: "off" });
    try {
      const { data } = await begin();
      if (data) setStep({ name: "enroll", enrollment: data.beginTwoFactor });
    } catch (error) {
      notifyFailure(error);
    }
  };

  return (
    <Panel title="Sign-in Security">
      <Switch
        label="Two-factor authentication"
        hint="Require a code from an authenticator app at sign-in, in addition to your password"
        checked={(enabled && step.name !== "off") || step.name === "enroll"}
        disabled={loading}
        onChange={toggle}
      />
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
