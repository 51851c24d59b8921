import type { ApolloCache } from "@apollo/client";
import { ConversationMessagesDocument } from "./conversation.generated.ts";

/** A message that was just sent. */
type Sent = { id: string; cursor: string };

/**
 * Adds a message that was just sent to its cached conversation, and evicts the inbox, whose order it changed.
 */
export function showSent(cache: ApolloCache, id: string, sent: Sent): void {
  cache.updateQuery({ query: ConversationMessagesDocument, variables: { id } }, (list) => {
    if (!list || list.conversationMessages.edges.some(({ node }) => node.id === sent.id)) return undefined;
    const { edges } = list.conversationMessages;
    const edge = { __typename: "ConversationMessageEdge" as const, cursor: sent.cursor, node: sent };
    return { ...list, conversationMessages: { ...list.conversationMessages, edges: [edge, ...edges] } };
  });
  cache.evict({ fieldName: "conversations" });
}
