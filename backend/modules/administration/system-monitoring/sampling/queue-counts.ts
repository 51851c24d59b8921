import { sendMailJob } from "../../../../mail/send-mail.job.ts";

/** How many jobs are looked at: a count that reaches it means that there are at least as many. */
export const MOST_JOBS = 10_000;

/** What the job queue holds. */
export interface QueueCounts {
  /** Due, and not begun. */
  readonly waiting: number;
  readonly running: number;
  /** For later. */
  readonly scheduled: number;
  /** Given up after the last attempt. */
  readonly failed: number;
  /** Emails that couldn't be sent on the first attempt. */
  readonly undeliveredMails: number;
  /** How long the oldest of those that wait has been due. */
  readonly oldestWaitSeconds: number;
}

/** SQL for the counts of the queue, one row; it looks at no more than MOST_JOBS jobs, however many there are. */
export const COUNT_QUEUE = `
  select (count(*) filter (where is_available and run_at <= now()))::int as "waiting",
    (count(*) filter (where locked_at is not null))::int as "running",
    (count(*) filter (where is_available and run_at > now()))::int as "scheduled",
    (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as "failed",
    (count(*) filter (where locked_at is null and attempts > 0 and task_id in (
      select id from graphile_worker._private_tasks where identifier = '${sendMailJob.name}'
    )))::int as "undeliveredMails",
    coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::real
      as "oldestWaitSeconds"
  from (select * from graphile_worker._private_jobs limit ${MOST_JOBS}) job`;
