import sql, { raw, type Sql } from "sql-template-tag";
import type { Job } from "../../../shared/job.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { notify } from "../../account/notifications/notify.ts";
import type { ConversationSide } from "./conversation-side.ts";

/** The maximum number of administrators who get a notice. */
const MAX_ADMINISTRATORS = 20;

/** Selects the recipients of a notice, with the sender's name as they see it and an additional note. */
const readers = (from: ConversationSide): Sql =>
  from === "vendor"
    ? sql`select person_id as user_id, vendor as sender, '' as note from talk`
    : sql`select m.user_id, talk.person as sender, '' as note
          from talk join organization_members m on m.organization_id = talk.organization_id
        union all
        (select u.id, talk.person,
            ' ' || talk.vendor || ' has no members yet, so the administrators can answer for it.'
          from talk join users u on u.role = 'admin' and u.is_active
          where not exists (select from organization_members m where m.organization_id = talk.organization_id)
          order by u.id limit ${raw(String(MAX_ADMINISTRATORS))})`;

/** A recipient with unread messages. */
interface Waiting {
  readonly recipient: number;
  readonly sender: string;
  readonly note: string;
  /** The id of the latest unread message. */
  readonly message: number;
  /** Whether to send an email: none was sent since they last read. */
  readonly byMail: boolean;
}

/**
 * Selects everyone on the other side who has unread messages, except those who already have an unread
 * notification about the conversation. Recipients who want emails and got none since they last read are
 * marked as notified.
 */
const waiting = (id: number, from: ConversationSide): Sql => sql`
  with talk as (
    select t.id, t.person_id, v.name::text as vendor, v.organization_id,
      p.first_name || ' ' || p.last_name as person
    from conversations t join vendors v on v.id = t.vendor_id join users p on p.id = t.person_id
    where t.id = ${id}
  ), reader as (
    ${readers(from)}
  ), waiting as (
    select reader.*, unread.message, u.notify_email_notifications as by_mail
    from reader join users u on u.id = reader.user_id and u.is_active, lateral (
      select max(m.id) as message from conversation_messages m
      where m.conversation_id = ${id} and m.status = 'published' and m.side = ${from}
        and m.id > coalesce((select r.read_up_to from conversation_reads r
          where r.conversation_id = ${id} and r.user_id = u.id), 0)) unread
    where unread.message is not null
  ), told as (
    insert into conversation_reads as known (conversation_id, user_id, notified_at)
    select ${id}, user_id, now() from waiting where by_mail
    on conflict (conversation_id, user_id) do update set notified_at = now() where known.notified_at is null
    returning user_id
  )
  select w.user_id as recipient, w.sender, w.note, w.message, told.user_id is not null as "byMail"
  from waiting w left join told using (user_id)
  where told.user_id is not null or not exists (
    select from notifications n where n.recipient_id = w.user_id and n.subject_kind = 'conversation'
      and n.subject_id = ${id} and n.read_at is null)`;

/** Notifies the other side of a message; sends at most one email per conversation until it is read. */
export const noticeJob: Job<{ conversation: number; from: ConversationSide }> = {
  name: "conversation-notice",
  run: ({ conversation: id, from }, { em, publicUrl }) =>
    em.transactional(async (em) => {
      const found = (await queryRows(em, waiting(id, from))) as unknown as Waiting[];
      const path = `/messages/${id}`;
      const letter = ({ sender, note }: Waiting) => ({
        subject: `New message from ${sender}`,
        text: [
          `${sender} sent you a message on SportsTech Hub.${note}`,
          `Read and answer it here: ${publicUrl}${path}`,
          `You won't get another email about this conversation until you read it. Turn these emails off here: ${publicUrl}/profile?tab=notifications`,
        ],
      });
      await notify(
        em,
        found.map((to) => ({
          recipient: to.recipient,
          type: "message",
          path,
          key: `message:${id}:${to.message}`,
          title: `New message from ${to.sender}`,
          subject: { kind: "conversation", id },
          ...(to.byMail && { letter: letter(to) }),
        })),
      );
    }),
};
