import sql from "sql-template-tag";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { reportRecord } from "../../../administration/moderation/moderation.service.ts";
import { keyRules, messageRules } from "../conversation.rules.ts";
import { lockConversation } from "../lock-conversation.ts";
import { readableBy, sideOf } from "../readable.ts";
import { addMessage } from "./add-message.ts";
import { moderatedMessages } from "./moderated-messages.ts";

/** The limit of messages sent per account. */
export const MESSAGES: Limit = {
  name: "messages",
  times: 60,
  seconds: 3600,
  message: "You've sent a lot of messages.",
};

/**
 * Sends a message to one of the actor's conversations; repeating the key sends no other one. Returns its id.
 * @throws InvalidInputError if it is empty or too long; NotFoundError if the conversation is not the actor's.
 */
export async function sendMessage(
  context: Context,
  conversationId: string,
  input: { readonly text: string; readonly key: string },
): Promise<number> {
  const { em, limits } = context;
  const { text } = await validate(messageRules, input);
  const { key } = await validate(keyRules, input);
  await limits.count(MESSAGES, String(personOf(context).id));
  return em.transactional(async () => {
    const conversation = await lockConversation(context, conversationId);
    return (await addMessage(context, conversation, text, key)).id;
  });
}

/**
 * Reports a message from the other side to the administrators.
 * @throws as `reportRecord`; NotFoundError if it is not in one of the actor's conversations, or is their own.
 */
export async function reportMessage(context: Context, id: string, reason: string): Promise<Done> {
  const person = personOf(context);
  const [received] = await queryRows(
    context.em,
    sql`select m.id from conversation_messages m join conversations t on t.id = m.conversation_id
      where m.id = ${parseId(id) ?? 0} and ${readableBy(person)} and m.side <> ${sideOf(person.id)}`,
  );
  if (!received) throw new NotFoundError(moderatedMessages.missing);
  return reportRecord(context, moderatedMessages, id, reason);
}
