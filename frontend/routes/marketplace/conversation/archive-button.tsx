import { Archive, ArchiveRestore } from "lucide-react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useSetConversationArchivedMutation } from "./conversation.generated.ts";
import type { ShownConversation } from "./shown-conversation.ts";

/** Archives the conversation for the viewer's side, or restores it. */
export function ArchiveButton({ conversation: { id, archived } }: { conversation: ShownConversation }) {
  const [set, { loading }] = useSetConversationArchivedMutation();
  const onClick = async () => {
    try {
      await set({
        variables: { id, archived: !archived },
        refetchQueries: ["Viewer"],
        update: (cache) => cache.evict({ fieldName: "conversations" }),
      });
      toast(
        archived
          ? { title: "Moved to inbox" }
          : { title: "Archived", description: "It will return to your inbox when a new message arrives." },
      );
    } catch (error) {
      notifyFailure(error);
    }
  };
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <Button disabled={loading} onClick={onClick}>
      <Icon size={16} aria-hidden />
      {archived ? "Move to inbox" : "Archive"}
    </Button>
  );
}
