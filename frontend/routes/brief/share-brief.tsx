import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import {
  type Brief_BriefFragment,
  useRenewBriefLinkMutation,
  useShareBriefMutation,
} from "../../features/briefs/briefs.generated.ts";
import { notifyFailure } from "../../features/failures/notify-failure.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FormField, TextInput } from "../../ui/form-field.tsx";
import { Switch } from "../../ui/switch.tsx";

type Props = { brief: Brief_BriefFragment; onDone: () => void };

/** Shares a brief by its link, renews the link, or ends that. */
export function ShareBrief({ brief: { id, shareUrl }, onDone }: Props) {
  const [share] = useShareBriefMutation();
  const [renew] = useRenewBriefLinkMutation();
  const [busy, setBusy] = useState(false);
  const attempt = async (change: () => Promise<unknown>) => {
    setBusy(true);
    await change().catch((error: unknown) => notifyFailure(error));
    setBusy(false);
  };
  return (
    <chakra.div display="grid" gap="4" p={{ base: "5", md: "6" }}>
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        Share this brief
      </chakra.h2>
      <Switch
        label="Anyone with the link can view it"
        hint="They'll see its name, its criteria and its matches. Your name is shown if your profile is visible."
        checked={shareUrl !== null}
        disabled={busy}
        onChange={(shared) => attempt(() => share({ variables: { id, shared } }))}
      />
      {shareUrl && (
        <>
          <FormField label="Link">
            {(control) => (
              <TextInput {...control} value={shareUrl} readOnly onFocus={({ target }) => target.select()} />
            )}
          </FormField>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <CopyButton text={shareUrl}>Copy Link</CopyButton>
            <Button disabled={busy} onClick={() => attempt(() => renew({ variables: { id } }))}>
              <RefreshCw size={16} aria-hidden />
              Renew Link
            </Button>
          </chakra.div>
          <chakra.p fontSize="sm" color="fg.muted">
            A new link replaces this one, which will stop working.
          </chakra.p>
        </>
      )}
      <Button variant="primary" size="md" justifySelf="end" onClick={onDone}>
        Done
      </Button>
    </chakra.div>
  );
}
