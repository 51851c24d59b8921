import { chakra } from "@chakra-ui/react";
import { signInRules } from "../../../../backend/modules/account/sign-in/sign-in.rules.ts";
import { PasswordField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import type { Challenge } from "./code-form.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { useSignInMutation } from "./login.generated.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { notifyLoginFailed, useCompleteSignIn } from "./use-complete-sign-in.ts";

const INITIAL = { username: "", password: "" };

type Props = { onChallenge: (challenge: Challenge) => void };

/** Username and password; `onChallenge` receives a sign-in that awaits its code. */
export function PasswordForm({ onChallenge }: Props) {
  const [signIn] = useSignInMutation();
  const welcome = useCompleteSignIn();
  const form = useForm({
    initialValues: INITIAL,
    rules: signInRules,
    submit: async (input) => {
      const { data } = await signIn({ variables: { input } });
      if (!data) return;
      if (data.signIn.secondFactor) onChallenge(data.signIn.secondFactor);
      else await welcome(data.signIn);
    },
    onFailure: notifyLoginFailed,
  });
  return (
    <>
      <Form form={form}>
        <TextField
          name="username"
          label="Username"
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordField name="password" label="Password" required autoComplete="current-password" />
        <chakra.p mt="-2" fontSize="sm">
          <TextLink to="/forgot-password">Forgot your password?</TextLink>
        </chakra.p>
        <SubmitButton busyLabel="Signing In...">Sign In</SubmitButton>
        <PasskeyButton>Use a Passkey</PasskeyButton>
      </Form>
      <DemoAccounts onChoose={(account) => form.setValues(account)} />
    </>
  );
}
