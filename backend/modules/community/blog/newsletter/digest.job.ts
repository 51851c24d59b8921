import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob, MAX_ATTEMPTS } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import { BlogPost } from "../posts/blog-post.entity.ts";
import { PUBLIC } from "../posts/blog-post-status.ts";
import { teaserOf } from "../posts/reading.ts";
import { NewsletterSubscriber } from "./newsletter-subscriber.entity.ts";
import { unsubscribeHeaders } from "./unsubscribe-headers.ts";

/** The maximum number of articles in a digest. */
const MAX_ARTICLES = 10;
/** The number of emails queued per run. */
const BATCH = 200;
const WEEK = 7 * 24 * 3600 * 1000;

/** Sends the digest to one subscriber, unless they have unsubscribed in the meantime. */
export const newsletterEmailJob: Job<{ subscriber: number; subject: string; text: string }> = {
  name: "newsletter-letter",
  run: async ({ subscriber: id, subject, text }, { em, mailer, publicUrl }) => {
    const subscriber = await em.findOne(NewsletterSubscriber, { id, status: "confirmed" });
    if (!subscriber) return;
    const headers = unsubscribeHeaders(publicUrl, subscriber.unsubscribeKey);
    const link = `${publicUrl}/newsletter/unsubscribe?key=${subscriber.unsubscribeKey}`;
    await mailer.send({ to: subscriber.email, subject, headers, text: `${text}\n\nUnsubscribe: ${link}` });
  },
};

const QUEUE = `
  select id, graphile_worker.add_job(?,
    json_build_object('subscriber', id, 'subject', ?::text, 'text', ?::text),
    job_key => ?::text || id, max_attempts => ${MAX_ATTEMPTS}, job_key_mode => 'preserve_run_at')
  from newsletter_subscribers where status = 'confirmed' and id > ? order by id limit ?`;

/** Queues a batch of emails and the job for the next in one transaction, so a failed batch queues nothing. */
export const newsletterDigestJob: Job<{ after?: number; until?: string }> = {
  name: "newsletter-digest",
  schedule: "0 8 * * 1",
  run: async ({ after = 0, until = new Date().toISOString() }, { em, publicUrl }) => {
    const digest = await digestOf(em, new Date(until), publicUrl);
    if (!digest) return;
    await em.transactional(async (em) => {
      const key = `newsletter ${until.slice(0, 10)} `;
      const queued = await em.execute<{ id: number }[]>(QUEUE, [
        newsletterEmailJob.name,
        digest.subject,
        digest.text,
        key,
        after,
        BATCH,
      ]);
      const last = queued.at(-1);
      if (last) await addJob(em, newsletterDigestJob, { after: last.id, until });
    });
  },
};

/** Returns the digest of the posts published in the last week; undefined if there are none. */
async function digestOf(em: EntityManager, until: Date, publicUrl: string) {
  const posts = await em.find(
    BlogPost,
    { ...PUBLIC, publishedAt: { $gt: new Date(until.getTime() - WEEK), $lte: until } },
    { orderBy: { datedAt: "desc" }, limit: MAX_ARTICLES },
  );
  const [first] = posts;
  if (!first) return undefined;
  const articles = posts.map(
    (post) => `${post.title}\n${teaserOf(post, 200)}\n${publicUrl}/blog/${post.slug}`,
  );
  return {
    subject: posts.length === 1 ? first.title : `${first.title}, and ${posts.length - 1} more`,
    text: ["New on the SportsTech Hub blog:", ...articles].join("\n\n"),
  };
}
