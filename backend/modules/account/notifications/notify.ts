import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { raw, type Sql } from "sql-template-tag";
import { MAX_ATTEMPTS } from "../../../jobs/queue.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import type { AlertLevel } from "./alerts/alert-level.ts";
import { letterJob } from "./mail/letter.job.ts";
import { byMail } from "./mail/wanted.ts";
import type { NotificationType } from "./notification-type.ts";

/** The content of a notification, the same for all recipients. */
export interface Notified {
  readonly type: NotificationType;
  /** What happened, in one line of plain text. */
  readonly title: string;
  /** The urgency of an alert. */
  readonly level?: AlertLevel | undefined;
  /** Further text, as paragraphs of plain text. */
  readonly text?: readonly string[];
  /** The path of the page that it is about. */
  readonly path: string;
  readonly subject?: { readonly kind: string; readonly id: number };
  /** Identifies the event: no one is notified of the same one twice. */
  readonly key: string;
  /** The email's text between greeting and signature; without it, there is no email and no digest entry. */
  readonly letter?: { readonly subject: string; readonly text: readonly string[] };
}

/** A notification of one person. */
export interface News extends Notified {
  /** The id of their account. */
  readonly recipient: number;
}

/** The notification as a row for the statement below. */
const rowOf = ({ recipient, type, level, title, text = [], path, subject, key, letter }: News) => ({
  recipient_id: recipient,
  type,
  title,
  text,
  path,
  key,
  level: level ?? null,
  subject_kind: subject?.kind ?? null,
  subject_id: subject?.id ?? null,
  letter: letter ?? null,
});

const COLUMNS = raw(`recipient_id integer, type text, title text, text text[], path text, subject_kind text,
  subject_id integer, key text, letter jsonb, level text`);

/** Inserts the notifications of active accounts, and queues their emails by their preferences. */
const write = (news: Sql) => sql`
  with news as materialized (${news}),
  reached as (
    select n.*, row_number() over () as place, coalesce(p.frequency, 'instant') as frequency, n.letter is not null and ${byMail} as mailed
    from news n join users u on u.id = n.recipient_id and u.is_active and u.anonymized_at is null
      left join notification_preferences p on p.user_id = u.id and p.type = n.type
  ), turns as (
    insert into notification_turns as t (user_id, last)
    select recipient_id, count(*) from reached group by recipient_id order by recipient_id
    on conflict (user_id) do update set last = t.last + excluded.last
    returning user_id, last
  ), told as (
    insert into notifications (recipient_id, turn, type, title, text, path, subject_kind, subject_id, key, level, digest)
    select recipient_id, t.last + 1 - row_number() over (partition by recipient_id order by place desc),
      type, left(title, 300), text, path, subject_kind, subject_id, key, level,
      case when mailed and frequency in ('daily', 'weekly') then frequency end
    from reached join turns t on t.user_id = recipient_id
    on conflict on constraint notifications_key do nothing
    returning recipient_id, key
  )
  select (select count(*)::int from told) as told, (select count(*)::int from graphile_worker.add_jobs(array(
    select (${letterJob.name}::text, json_build_object(
        'recipient', r.recipient_id, 'type', r.type, 'subject', r.letter->>'subject', 'text', r.letter->'text'),
      null, null, ${raw(String(MAX_ATTEMPTS))}, null, null, null)::graphile_worker.job_spec
    from told join reached r using (recipient_id, key) where r.mailed and r.frequency = 'instant'))) as mailed`;

/**
 * Notifies people of an event, in the event's transaction: they get notifications and, depending on their
 * preferences, emails. Takes one statement for any number of people.
 */
export async function notify(em: EntityManager, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const rows = JSON.stringify(news.map(rowOf));
  await queryRows(em, write(sql`select * from jsonb_to_recordset(${rows}::jsonb) as given (${COLUMNS})`));
}

/**
 * Sends the same notification to all accounts `u` that match a condition. Returns how many of them hadn't
 * been notified before.
 */
export async function notifyAll(em: EntityManager, who: Sql, told: Notified): Promise<number> {
  const row = JSON.stringify([rowOf({ ...told, recipient: 0 })]);
  const [written] = await queryRows(
    em,
    write(sql`select u.id as recipient_id, g.type, g.title, g.text, g.path, g.subject_kind, g.subject_id, g.key, g.letter, g.level
      from jsonb_to_recordset(${row}::jsonb) as g (${COLUMNS}), users u where ${who}`),
  );
  return Number(written?.told ?? 0);
}
