import { chakra } from "@chakra-ui/react";
import {
  type Brief_BriefFragment,
  useRenewBriefLinkMutation,
  useShareBriefMutation,
} from "../../../features/briefs/briefs.generated.ts";
import { LinkSharingForm } from "../../../features/link-sharing/link-sharing-form.tsx";

type Props = { brief: Brief_BriefFragment; onDone: () => void };

/** Shares a brief by a link, renews the link, or revokes it. */
export function ShareBrief({ brief: { id, shareUrl }, onDone }: Props) {
  const [share] = useShareBriefMutation();
  const [renew] = useRenewBriefLinkMutation();
  return (
    <chakra.div p={{ base: "5", md: "6" }}>
      <LinkSharingForm
        title="Share this brief"
        hint="They'll see its name, its criteria and its matches. Your name is shown if your profile is visible."
        shareUrl={shareUrl}
        onShare={(shared) => share({ variables: { id, shared } })}
        onRenew={() => renew({ variables: { id } })}
        onDone={onDone}
      />
    </chakra.div>
  );
}
