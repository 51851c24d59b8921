import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";
import {
  useReplaceRecoveryCodesMutation,
  useViewerTwoFactorQuery,
  ViewerTwoFactorDocument,
} from "./two-factor-panel.generated.ts";

type Props = { username: string; onReplaced: (codes: readonly string[]) => void };

/** The number of recovery codes left, with a form to replace them. */
export function RecoveryStatus({ username, onReplaced }: Props) {
  const { data } = useViewerTwoFactorQuery({ variables: {} });
  const [replace] = useReplaceRecoveryCodesMutation({ refetchQueries: [ViewerTwoFactorDocument] });
  const [replacing, setReplacing] = useState(false);
  if (replacing) {
    return (
      <ConfirmPasswordForm
        username={username}
        action="Generate New Codes"
        busyLabel="Generating..."
        withCode
        submit={async (password, code) => {
          const { data } = await replace({ variables: { password, code } });
          if (data) onReplaced(data.replaceRecoveryCodes.codes);
        }}
        onCancel={() => setReplacing(false)}
      />
    );
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      pt="2"
    >
      <chakra.p fontSize="sm" color="fg.muted">
        {data ? `${data.viewerTwoFactor.recoveryCodesLeft} of 10 recovery codes left.` : "Recovery codes"}
      </chakra.p>
      <Button onClick={() => setReplacing(true)}>New Recovery Codes</Button>
    </chakra.div>
  );
}
