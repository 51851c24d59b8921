import sql, { raw } from "sql-template-tag";
import { MAX_ATTEMPTS } from "../../jobs/queue.ts";
import { sendMailJob } from "../../mail/send-mail.job.ts";
import type { Context } from "../../shared/context.ts";
import { queryRows } from "../../shared/rows/query.ts";
import type { Moderated, ModeratedRecord } from "./moderated.ts";

const CLOSE = "delete from reports where subject_kind = ? and subject_id = ? returning reporter_id as id";

/** Closes a record's reports and tells those who sent them what became of it. Returns how many there were. */
export async function closeReports<Row extends ModeratedRecord>(
  { em, publicUrl }: Context,
  { kind, populate, show }: Moderated<Row>,
  record: Row,
): Promise<number> {
  const reporters = await em.execute<{ id: number }[]>(CLOSE, [kind, record.id]);
  if (reporters.length === 0) return 0;
  await em.populate(record, populate as never);
  const outcome =
    record.status === "published" ? "kept it as it is." : "hid it. Others can no longer see it.";
  const said = `An administrator reviewed the ${show(record).name} you reported and ${outcome}`;
  await queryRows(
    em,
    sql`select graphile_worker.add_job(${sendMailJob.name}::text, json_build_object(
        'to', u.email,
        'subject', 'Your report was reviewed - SportsTech Hub',
        'text', concat_ws(E'\\n\\n',
          'Hello ' || u.first_name || ',',
          ${said}::text,
          'Thank you for telling us.',
          'Turn off these emails here: ' || ${publicUrl}::text || '/profile?tab=notifications',
          'SportsTech Hub')),
      max_attempts => ${raw(String(MAX_ATTEMPTS))})
      from users u
      where u.id = any(${reporters.map(({ id }) => id)}::integer[])
        and u.is_active and u.notify_email_notifications`,
  );
  return reporters.length;
}
