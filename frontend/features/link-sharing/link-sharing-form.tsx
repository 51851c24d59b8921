import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";

type Props = {
  title: string;
  /** What people with the link can see. */
  hint: string;
  /** The link; null if it isn't shared. */
  shareUrl: string | null;
  /** Starts or stops sharing. */
  onShare: (shared: boolean) => Promise<unknown>;
  /** Replaces the link with a new one. */
  onRenew: () => Promise<unknown>;
  onDone: () => void;
};

/** Shares something of the viewer's by a link, renews the link, or stops sharing. */
export function LinkSharingForm({ title, hint, shareUrl, onShare, onRenew, onDone }: Props) {
  const [busy, setBusy] = useState(false);
  const attempt = async (change: () => Promise<unknown>) => {
    setBusy(true);
    await change().catch((error: unknown) => notifyFailure(error));
    setBusy(false);
  };
  return (
    <chakra.div display="grid" gap="4">
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h2>
      <Switch
        label="Anyone with the link can view it"
        hint={hint}
        checked={shareUrl !== null}
        disabled={busy}
        onChange={(shared) => attempt(() => onShare(shared))}
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
            <Button disabled={busy} onClick={() => attempt(onRenew)}>
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
