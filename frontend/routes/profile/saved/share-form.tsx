import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { FormField, TextInput } from "../../../ui/form-field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { OwnShortlist } from "./own-shortlist.ts";
import { useRenewShortlistLinkMutation, useShareShortlistMutation } from "./saved.generated.ts";

/** Shares a shortlist by its link, renews the link, or ends that. */
export function ShareForm({ list: { id, shareUrl }, onDone }: { list: OwnShortlist; onDone: () => void }) {
  const [share] = useShareShortlistMutation();
  const [renew] = useRenewShortlistLinkMutation();
  const [busy, setBusy] = useState(false);
  const attempt = async (change: () => Promise<unknown>) => {
    setBusy(true);
    await change().catch((error: unknown) => notifyFailure(error));
    setBusy(false);
  };
  return (
    <chakra.div display="grid" gap="4">
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        Share this list
      </chakra.h2>
      <Switch
        label="Anyone with the link can view it"
        hint="They'll see its name, items and your notes. Your name is shown if your profile is visible."
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
