import { object, string } from "yup";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { type SignIn_SignInFragment, useConfirmSignInMutation } from "./login.generated.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { notifyLoginFailed, useCompleteSignIn } from "./use-complete-sign-in.ts";

const RULES = object({ code: string().required("Code is required") });

/** A sign-in that awaits its code. */
export type Challenge = NonNullable<SignIn_SignInFragment["secondFactor"]>;

type Props = { challenge: Challenge; onBack: () => void };

/** The step of a sign-in that asks for a code. */
export function CodeForm({ challenge: { token, method, hasPasskeys }, onBack }: Props) {
  const [confirmSignIn] = useConfirmSignInMutation();
  const welcome = useCompleteSignIn();
  const form = useForm({
    initialValues: { code: "" },
    rules: RULES,
    submit: async ({ code }) => {
      const { data } = await confirmSignIn({ variables: { challenge: token, code } });
      if (data) await welcome(data.confirmSignIn);
    },
    onFailure: notifyLoginFailed,
  });
  return (
    <Form form={form}>
      <TextField
        name="code"
        label="Code"
        hint={method === "MAIL" ? "Six digits" : "Six digits, or a recovery code"}
        required
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busyLabel="Signing In...">Sign In</SubmitButton>
      {hasPasskeys && <PasskeyButton challenge={token}>Use a Passkey</PasskeyButton>}
      <Button
        variant="ghost"
        size="md"
        // Blurring the field first would show its error and move the button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onBack}
      >
        Back
      </Button>
    </Form>
  );
}
