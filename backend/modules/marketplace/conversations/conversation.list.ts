import sql from "sql-template-tag";
import { SignedIn } from "../../../shared/access.ts";
import { asPerson } from "../../../shared/actor.ts";
import type { Filter } from "../../../shared/listing/filter.ts";
import { ownerFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { saidOfFlag } from "../../../shared/listing/words.ts";
import { Conversation } from "./conversation.entity.ts";
import { ConversationMessage } from "./messages/conversation-message.entity.ts";
import { archivedBy, readableBy, unreadBy } from "./readable.ts";

const unread: Filter<boolean> = {
  shape: "flag",
  type: () => Boolean,
  param: "unread",
  label: "Unread",
  ...saidOfFlag("those with messages that you have not read"),
  condition: (value, { actor }) =>
    sql`(exists (select from ${unreadBy(asPerson(actor)?.id ?? 0)})) = ${value}`,
};

const archived: Filter<boolean> = {
  shape: "flag",
  type: () => Boolean,
  param: "archived",
  label: "Archived",
  ...saidOfFlag("those that your side has archived"),
  condition: (value, { actor }) => sql`(${archivedBy(asPerson(actor)?.id ?? 0)}) = ${value}`,
};

/** The viewer's inbox. */
export const conversationList = defineList({
  name: "conversations",
  typeName: "Conversation",
  entity: Conversation,
  description:
    "The viewer's conversations: their own, those of vendors they belong to, and for administrators those of vendors without members; latest message first, paged.",
  access: SignedIn(),
  file: "/api/conversations.csv",
  where: readableBy,
  filters: { unread, archived },
  orders: { LATEST: { label: "Latest message", by: ["lastMessageAt"], direction: "desc" } },
  defaultOrder: "LATEST",
});

/** The messages of one of the viewer's conversations. */
export const messageList = defineList({
  name: "conversationMessages",
  typeName: "ConversationMessage",
  entity: ConversationMessage,
  description: "The messages of the viewer's conversations, latest first, paged.",
  access: SignedIn(),
  file: "/api/conversations/messages.csv",
  where: (actor) => sql`t.conversation_id in (select t.id from conversations t where ${readableBy(actor)})`,
  filters: {
    conversationId: ownerFilter({
      param: "conversation",
      label: "Conversation",
      description: "Only messages of this conversation.",
      condition: (id) => sql`t.conversation_id = ${id}`,
    }),
  },
  orders: { LATEST: { label: "Latest", by: ["createdAt"], direction: "desc" } },
  defaultOrder: "LATEST",
});
