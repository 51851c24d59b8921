import type { ConversationQuery } from "./conversation.generated.ts";

/** An existing conversation. */
export type ShownConversation = NonNullable<ConversationQuery["conversation"]>;
