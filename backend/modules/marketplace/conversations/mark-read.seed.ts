import type { EntityManager } from "@mikro-orm/postgresql";
import type { Conversation } from "./conversation.entity.ts";

const MARK = `
  insert into conversation_reads (conversation_id, user_id, read_up_to)
  select r.conversation, u.id, (select max(m.id) from conversation_messages m where m.conversation_id = r.conversation)
  from jsonb_to_recordset(?::jsonb) as r(conversation integer, username text)
    join users u on u.username = r.username::citext and u.is_demo`;

/** Marks a conversation as fully read by the given demo accounts. */
export async function markRead(
  em: EntityManager,
  readers: readonly { conversation: Conversation; readBy: readonly string[] }[],
): Promise<void> {
  const marks = readers.flatMap(({ conversation, readBy }) =>
    readBy.map((username) => ({ conversation: conversation.id, username })),
  );
  await em.execute(MARK, [JSON.stringify(marks)]);
}
