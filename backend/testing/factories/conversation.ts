import { randomUUID } from "node:crypto";
import { Conversation } from "../../modules/marketplace/conversations/conversation.entity.ts";
import { ConversationMessage } from "../../modules/marketplace/conversations/messages/conversation-message.entity.ts";
import { type Fields, type HasDatabase, type Reference, store } from "./store.ts";
import { createVendor } from "./vendor.ts";

/** A conversation that a person began, by default with a vendor of its own, with one message. */
export async function createConversation(
  place: HasDatabase,
  {
    person,
    vendor,
    text = "What does it cost for two squads?",
    ...fields
  }: Fields<Conversation, "person" | "vendor"> & { person: Reference; vendor?: Reference; text?: string },
): Promise<Conversation> {
  const { id } = vendor ?? (await createVendor(place));
  const conversation = await store(place, Conversation, () => ({
    person: person.id,
    vendor: id,
    key: randomUUID(),
    ...fields,
  }));
  await createMessage(place, { conversation, author: person, text });
  return conversation;
}

/** A message of a conversation, by default of the person's side. */
export function createMessage(
  place: HasDatabase,
  {
    conversation,
    author,
    ...fields
  }: Fields<ConversationMessage, "conversation" | "author"> & { conversation: Reference; author: Reference },
): Promise<ConversationMessage> {
  return store(place, ConversationMessage, () => ({
    conversation: conversation.id,
    author: author.id,
    side: "person",
    text: "Thank you.",
    key: randomUUID(),
    ...fields,
  }));
}
