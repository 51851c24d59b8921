import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { makePasskey } from "../../../../../features/passkeys/ask-passkey.ts";
import { useClient } from "../../../../../graphql/source.ts";
import { toast } from "../../../../../ui/behavior/toast-store.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Panel } from "../../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../../ui/layout/skeleton.tsx";
import { ConfirmPasswordForm } from "../confirm-password-form.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import {
  useBeginPasskeyMutation,
  useCreatePasskeyMutation,
  useViewerPasskeysQuery,
} from "./passkeys-panel.generated.ts";

type Props = { username: string; twoFactorEnabled: boolean };

/** The passkeys of the account, with a form to add one by the password, and by a code if one is asked for at sign-in. */
export function PasskeysPanel({ username, twoFactorEnabled }: Props) {
  const { data } = useViewerPasskeysQuery({ variables: {} });
  const [begin] = useBeginPasskeyMutation();
  const [create] = useCreatePasskeyMutation();
  const [adding, setAdding] = useState(false);
  const client = useClient();
  const passkeys = data?.viewerPasskeys;

  const add = async (password: string, code: string) => {
    const begun = await begin({ variables: { password, code: code || null } });
    if (!begun.data) return;
    const credential = await makePasskey(begun.data.beginPasskey.options);
    await create({ variables: { credential } });
    await client.refetchQueries({ include: ["ViewerPasskeys", "ViewerSessions"] });
    setAdding(false);
    toast({ title: "Success", description: "You can sign in with this passkey from now on." });
  };
  return (
    <Panel
      title="Passkeys"
      intro="Sign in with your fingerprint, your face or your screen lock, without a password or a code."
      action={!adding && data && <Button onClick={() => setAdding(true)}>Add Passkey</Button>}
    >
      {!passkeys && <SkeletonBar height="16" />}
      {adding && (
        <ConfirmPasswordForm
          username={username}
          action="Continue"
          busyLabel="Waiting for Your Device..."
          withCode={twoFactorEnabled}
          submit={add}
          onCancel={() => setAdding(false)}
        />
      )}
      {passkeys?.length === 0 && !adding && <chakra.p color="fg.muted">You have no passkeys.</chakra.p>}
      {passkeys && passkeys.length > 0 && (
        <chakra.ul listStyleType="none" aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}
