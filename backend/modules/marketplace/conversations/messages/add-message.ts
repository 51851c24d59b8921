import { addJob } from "../../../../jobs/queue.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { LockedConversation } from "../lock-conversation.ts";
import { noticeJob } from "../notice.job.ts";

const INSERT = `
  insert into conversation_messages (conversation_id, side, author_id, by_administrator, text, key)
  values (?, ?, ?, ?, ?, ?) on conflict do nothing returning id`;

const SENT = "select id from conversation_messages where conversation_id = ? and author_id = ? and key = ?";

/** Moves the conversation back to both inboxes. */
const TOUCH = `
  update conversations set last_message_at = now(), person_archived_at = null, vendor_archived_at = null
  where id = ?`;

/** A sent message. */
export interface Added {
  readonly id: number;
  /** False if a message with the same key was sent before. */
  readonly isNew: boolean;
}

/** Adds a message from the actor's side to a locked conversation and notifies the other side. */
export async function addMessage(
  context: Context,
  { id, side, unclaimed }: LockedConversation,
  text: string,
  key: string,
): Promise<Added> {
  const { em } = context;
  const author = personOf(context).id;
  const byAdministrator = side === "vendor" && unclaimed;
  const [added] = await em.execute<{ id: number }[]>(INSERT, [id, side, author, byAdministrator, text, key]);
  if (!added) {
    const [sent] = await em.execute<[{ id: number }]>(SENT, [id, author, key]);
    return { id: sent.id, isNew: false };
  }
  await em.execute(TOUCH, [id]);
  await addJob(em, noticeJob, { conversation: id, from: side });
  if (byAdministrator)
    await recordAuditEvent(context, { action: "conversation.answered_for_vendor", subject: id });
  return { id: added.id, isNew: true };
}
