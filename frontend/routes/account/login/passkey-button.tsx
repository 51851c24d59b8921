import { type ReactNode, useEffect, useRef, useState } from "react";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { answerByPasskey } from "../../../features/passkeys/ask-passkey.ts";
import { Button } from "../../../ui/controls/button.tsx";
import {
  useBeginPasskeySignInMutation,
  useConfirmSignInByPasskeyMutation,
  useSignInByPasskeyMutation,
} from "./login.generated.ts";
import { notifyLoginFailed, useCompleteSignIn } from "./use-complete-sign-in.ts";

type Props = {
  /** The token of a sign-in that awaits a code; without it, the passkey is all that is needed. */
  challenge?: string;
  children: ReactNode;
};

/** Signs in by a passkey. */
export function PasskeyButton({ challenge, children }: Props) {
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const [confirm] = useConfirmSignInByPasskeyMutation();
  const welcome = useCompleteSignIn();
  const [busy, setBusy] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const finish = async (credential: string) => {
    if (challenge === undefined) return (await signIn({ variables: { credential } })).data?.signInByPasskey;
    return (await confirm({ variables: { challenge, credential } })).data?.confirmSignInByPasskey;
  };
  const onClick = async () => {
    setBusy(true);
    try {
      const { data } = await begin({ variables: { challenge: challenge ?? null } });
      const done = data && (await finish(await answerByPasskey(data.beginPasskeySignIn.options)));
      if (done) await welcome(done);
    } catch (error) {
      // Whoever went back doesn't wait for an answer any more.
      if (!left.current) notifyLoginFailed(serverErrors(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="md"
      disabled={busy}
      // Blurring the field first would show its error and move the button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {busy ? "Waiting for Your Passkey..." : children}
    </Button>
  );
}
