import sql from "sql-template-tag";
import type { Job } from "../../../shared/job.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { notify } from "../../account/notifications/notify.ts";

interface Replied {
  readonly recipient: number;
  readonly vendor: string;
  readonly solution: string;
  readonly path: string;
  readonly text: string;
}

/**
 * Selects the vendor's reply if it and the review's author still exist, and marks the author as notified: at
 * most once a day, even if the reply is removed and rewritten.
 */
const replied = (review: number) => sql`
  with told as (
    update reviews r set reply_told_at = now()
    from users u
    where r.id = ${review} and r.status = 'published' and u.id = r.author_id and u.is_active
      and (r.reply_told_at is null or r.reply_told_at < now() - interval '1 day')
      and exists (select from review_replies a where a.review_id = r.id and a.author_id is distinct from r.author_id)
    returning r.id, r.solution_id, r.author_id
  )
  select told.author_id as recipient, v.name::text as vendor, s.title as solution, a.text,
    '/solutions/' || s.id || '-' || s.slug as path
  from told join review_replies a on a.review_id = told.id
    join solutions s on s.id = told.solution_id join vendors v on v.id = s.vendor_id`;

/** Notifies a review's author of the vendor's reply. */
export const replyNoticeJob: Job<{ review: number }> = {
  name: "review-reply-notice",
  run: ({ review: id }, { em, publicUrl }) =>
    em.transactional(async (em) => {
      const [found] = (await queryRows(em, replied(id))) as unknown as Replied[];
      if (!found) return;
      const { recipient, vendor, solution, path, text } = found;
      await notify(em, [
        {
          recipient,
          type: "review",
          path,
          subject: { kind: "review", id },
          title: `${vendor} replied to your review of ${solution}`,
          text: [text],
          key: `reply:${id}:${new Date().toISOString()}`,
          letter: {
            subject: `${vendor} replied to your review`,
            text: [
              `${vendor} replied to your review of ${solution}:`,
              text,
              `See it here: ${publicUrl}${path}`,
              `Turn off these emails here: ${publicUrl}/profile?tab=notifications`,
            ],
          },
        },
      ]);
    }),
};
