import sql, { raw } from "sql-template-tag";
import { MAX_ATTEMPTS } from "../../jobs/queue.ts";
import { sendMailJob } from "../../mail/send-mail.job.ts";
import type { Job } from "../../shared/job.ts";
import { queryRows } from "../../shared/rows/query.ts";

/**
 * Tells a review's author of the vendor's reply, if both are still there and the author wants mail: once a day at most,
 * however often the reply is removed and written anew. They are marked as told in the same statement.
 */
const tell = (review: number, url: string) => sql`
  with told as (
    update reviews r set reply_told_at = now()
    from users u
    where r.id = ${review} and r.status = 'published' and u.id = r.author_id and u.is_active
      and u.notify_email_notifications
      and (r.reply_told_at is null or r.reply_told_at < now() - interval '1 day')
      and exists (select from review_replies a where a.review_id = r.id and a.author_id is distinct from r.author_id)
    returning r.id, r.solution_id, u.email, u.first_name
  )
  select graphile_worker.add_job(${sendMailJob.name}::text, json_build_object(
      'to', told.email,
      'subject', v.name || ' replied to your review - SportsTech Hub',
      'text', concat_ws(E'\\n\\n',
        'Hello ' || told.first_name || ',',
        v.name || ' replied to your review of ' || s.title || ':',
        a.text,
        'See it here: ' || ${url}::text || '/solutions/' || s.id || '-' || s.slug,
        'Turn off these emails here: ' || ${url}::text || '/profile?tab=notifications',
        'SportsTech Hub')),
    max_attempts => ${raw(String(MAX_ATTEMPTS))})
  from told join review_replies a on a.review_id = told.id
    join solutions s on s.id = told.solution_id join vendors v on v.id = s.vendor_id`;

/** Tells a review's author of the vendor's reply by mail. */
export const replyNoticeJob: Job<{ review: number }> = {
  name: "review-reply-notice",
  run: async ({ review }, { em, publicUrl }) => {
    await queryRows(em, tell(review, publicUrl));
  },
};
