import sql, { raw } from "sql-template-tag";
import { addJob, MAX_ATTEMPTS } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { digestLetterJob } from "./digest-letter.job.ts";

/** The number of people per run. */
const BATCH = 500;
const MONDAY = 1;

/**
 * Claims the notifications and queues their emails in one statement, so that each notification is in exactly
 * one digest.
 */
const take = (due: readonly string[]) => sql`
  with due as (
    select distinct recipient_id from notifications where digest = any(${due}::text[]) order by 1 limit ${BATCH}
  ), taken as (
    update notifications n set digest = null from due
    where n.recipient_id = due.recipient_id and n.digest = any(${due}::text[])
    returning n.id, n.recipient_id
  ), letters as (
    select recipient_id, json_agg(id order by id) as ids from taken group by recipient_id
  )
  select count(*)::int as count, count(graphile_worker.add_job(${digestLetterJob.name}::text,
    json_build_object('recipient', recipient_id, 'ids', ids), max_attempts => ${raw(String(MAX_ATTEMPTS))})) as queued
  from letters`;

/**
 * Sends each person's pending notifications as one digest email: daily, and on Mondays the weekly ones, too.
 * @param now for tests.
 */
export const digestJob: Job<{ now?: string }> = {
  name: "notification-digest",
  schedule: "0 7 * * *",
  run: async ({ now }, { em }) => {
    const day = (now ? new Date(now) : new Date()).getUTCDay();
    const due = day === MONDAY ? ["daily", "weekly"] : ["daily"];
    await em.transactional(async (em) => {
      const [taken] = await queryRows(em, take(due));
      if (taken?.count === BATCH) await addJob(em, digestJob, now ? { now } : {});
    });
  },
};
