import { chakra } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { useConversationMessagesSuspenseQuery } from "./conversation.generated.ts";
import { MessageItem } from "./message-item.tsx";
import type { ShownConversation } from "./shown-conversation.ts";

const List = chakra("ol", {
  base: { display: "flex", flexDirection: "column", gap: "4", mb: "4", listStyleType: "none" },
});

type Props = { conversation: ShownConversation; after?: string };

/** A page of messages, oldest first; earlier ones are prepended on demand. */
export function Thread({ conversation, after }: Props) {
  const variables = { id: conversation.id, ...(after && { after }) };
  const { edges, pageInfo } = useConversationMessagesSuspenseQuery({ variables }).data.conversationMessages;
  const [more, setMore] = useState(false);
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <>
      {more && endCursor && (
        <Suspense fallback={<SkeletonBar height="24" borderRadius="lg" mb="4" aria-busy />}>
          <Thread conversation={conversation} after={endCursor} />
        </Suspense>
      )}
      {hasNextPage && !more && (
        <Button mb="4" onClick={() => setMore(true)}>
          Earlier messages
        </Button>
      )}
      <List aria-label={after ? "Earlier messages" : "Messages"}>
        {edges.toReversed().map(({ node }) => (
          <MessageItem key={node.id} message={node} conversation={conversation} />
        ))}
      </List>
    </>
  );
}
