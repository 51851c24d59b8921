import { useEffect } from "react";
import {
  useConversationMessagesSuspenseQuery,
  useMarkConversationReadMutation,
} from "./conversation.generated.ts";
import type { ShownConversation } from "./shown-conversation.ts";

/** Marks the conversation as read up to the last message shown. */
export function useMarkRead({ id, unreadCount }: ShownConversation): void {
  const { edges } = useConversationMessagesSuspenseQuery({ variables: { id } }).data.conversationMessages;
  const [mark] = useMarkConversationReadMutation();
  const upTo = edges[0]?.node.id;
  useEffect(() => {
    if (unreadCount === 0 || !upTo) return;
    // After a failure it stays unread; opening it again retries.
    mark({ variables: { id, upTo }, refetchQueries: ["Viewer"] }).catch(() => {});
  }, [mark, id, upTo, unreadCount]);
}
