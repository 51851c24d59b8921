import sql, { raw, type Sql } from "sql-template-tag";
import { MAX_ATTEMPTS } from "../../jobs/queue.ts";
import { sendMailJob } from "../../mail/send-mail.job.ts";
import type { Job } from "../../shared/job.ts";
import { queryRows } from "../../shared/rows/query.ts";
import type { ConversationSide } from "./conversation-side.ts";

/** The most administrators who get a notice. */
const MAX_ADMINISTRATORS = 20;

/** Who is to be told of a conversation: whose message it is to them, and what else they should know. */
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

/**
 * Everybody of the other side who has unread messages, wants mail and has not been told since they last read. They are
 * marked as told and their mails queued in one statement: a job that runs again tells nobody twice.
 */
const tell = (id: number, from: ConversationSide, url: string): Sql => sql`
  with talk as (
    select t.id, t.person_id, v.name::text as vendor, v.organization_id,
      p.first_name || ' ' || p.last_name as person
    from conversations t join vendors v on v.id = t.vendor_id join users p on p.id = t.person_id
    where t.id = ${id}
  ), reader as (
    ${readers(from)}
  ), told as (
    insert into conversation_reads as known (conversation_id, user_id, notified_at)
    select talk.id, reader.user_id, now()
    from talk, reader join users u on u.id = reader.user_id
    where u.is_active and u.notify_email_notifications and exists (
      select from conversation_messages m
      where m.conversation_id = talk.id and m.status = 'published' and m.side = ${from}
        and m.id > coalesce((select r.read_up_to from conversation_reads r
          where r.conversation_id = talk.id and r.user_id = u.id), 0))
    on conflict (conversation_id, user_id) do update set notified_at = now() where known.notified_at is null
    returning user_id
  )
  select graphile_worker.add_job(${sendMailJob.name}::text, json_build_object(
      'to', u.email,
      'subject', 'New message from ' || reader.sender || ' - SportsTech Hub',
      'text', concat_ws(E'\\n\\n',
        'Hello ' || u.first_name || ',',
        reader.sender || ' has sent you a message on SportsTech Hub.' || reader.note,
        'Read and answer it here: ' || ${url}::text || '/messages/' || talk.id,
        'This is the only email about this conversation until you read it. Turn these emails off here: '
          || ${url}::text || '/profile?tab=notifications',
        'SportsTech Hub')),
    max_attempts => ${raw(String(MAX_ATTEMPTS))})
  from told join reader using (user_id) join users u on u.id = told.user_id, talk`;

/** Tells the other side of a message by mail: once for a conversation until it is read. */
export const noticeJob: Job<{ conversation: number; from: ConversationSide }> = {
  name: "conversation-notice",
  run: async ({ conversation, from }, { em, publicUrl }) => {
    await queryRows(em, tell(conversation, from, publicUrl));
  },
};
