import type { ConversationQuery } from "./conversation.generated.ts";

/** A conversation that exists. */
export type ShownConversation = NonNullable<ConversationQuery["conversation"]>;
