import { LinkSharingForm } from "../../../../features/link-sharing/link-sharing-form.tsx";
import type { OwnShortlist } from "./own-shortlist.ts";
import { useRenewShortlistLinkMutation, useShareShortlistMutation } from "./saved.generated.ts";

/** Shares a shortlist by a link, renews the link, or revokes it. */
export function ShareForm({ list: { id, shareUrl }, onDone }: { list: OwnShortlist; onDone: () => void }) {
  const [share] = useShareShortlistMutation();
  const [renew] = useRenewShortlistLinkMutation();
  return (
    <LinkSharingForm
      title="Share this list"
      hint="They'll see its name, items and your notes. Your name is shown if your profile is visible."
      shareUrl={shareUrl}
      onShare={(shared) => share({ variables: { id, shared } })}
      onRenew={() => renew({ variables: { id } })}
      onDone={onDone}
    />
  );
}
