import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { noteSeen } from "../../account/notifications/reading.service.ts";
import { lockConversation } from "./lock-conversation.ts";
import { moderatedMessages } from "./messages/moderated-messages.ts";
import { forgetStanding } from "./standing.ts";

/** Stores the position; a user who has read everything gets an email about the next message again. */
const READ = `
  insert into conversation_reads as known (conversation_id, user_id, read_up_to) values (?, ?, ?)
  on conflict (conversation_id, user_id) do update set
    read_up_to = greatest(known.read_up_to, excluded.read_up_to),
    notified_at = case when exists (
      select from conversation_messages m
      where m.conversation_id = excluded.conversation_id and m.id > excluded.read_up_to and m.side <> ?
    ) then known.notified_at end`;

/**
 * Marks a conversation as read by the actor up to a message. Returns its id.
 * @throws NotFoundError if the conversation is not the actor's, or the message is in another one.
 */
export async function readUpTo(context: Context, id: string, messageId: string): Promise<number> {
  const { em } = context;
  const conversation = await lockConversation(context, id);
  const [message] = await em.execute<{ id: number }[]>(
    "select id from conversation_messages where id = ? and conversation_id = ?",
    [parseId(messageId) ?? 0, conversation.id],
  );
  if (!message) throw new NotFoundError(moderatedMessages.missing);
  await em.execute(READ, [conversation.id, personOf(context).id, message.id, conversation.side]);
  await noteSeen(em, personOf(context).id, { kind: "conversation", id: conversation.id });
  forgetStanding(context, conversation.id);
  return conversation.id;
}

const ARCHIVE = {
  person: "update conversations set person_archived_at = case when ? then now() end where id = ?",
  vendor: "update conversations set vendor_archived_at = case when ? then now() end where id = ?",
} as const;

/**
 * Archives a conversation for the actor's side until the next message, or restores it. Returns its id.
 * @throws NotFoundError if it is not the actor's.
 */
export async function setArchived(context: Context, id: string, archived: boolean): Promise<number> {
  const conversation = await lockConversation(context, id);
  await context.em.execute(ARCHIVE[conversation.side], [archived, conversation.id]);
  forgetStanding(context, conversation.id);
  return conversation.id;
}
