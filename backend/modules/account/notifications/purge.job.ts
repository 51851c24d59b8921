import { addJob } from "../../../jobs/queue.ts";
import type { Job } from "../../../shared/job.ts";
import { READ_DAYS, UNREAD_DAYS } from "./retention.rules.ts";

/** The number of deletions per run. */
const BATCH = 10_000;

const PURGE = `
  with purged as (
    delete from notifications where id in (
      select id from notifications
      where read_at < now() - interval '${READ_DAYS} days' or created_at < now() - interval '${UNREAD_DAYS} days'
      limit ${BATCH})
    returning id)
  select count(*)::int as count from purged`;

/**
 * Deletes notifications read long ago and those unread for a year, in batches: each job queues the next one.
 */
export const purgeNotificationsJob: Job = {
  name: "purge-notifications",
  schedule: "41 3 * * *",
  run: async (_payload, { em }) => {
    const [purged] = await em.execute<{ count: number }[]>(PURGE);
    if (purged?.count === BATCH) await addJob(em, purgeNotificationsJob, {});
  },
};
