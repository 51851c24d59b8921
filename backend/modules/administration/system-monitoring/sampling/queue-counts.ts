import { sendMailJob } from "../../../../mail/send-mail.job.ts";

/**
 * The maximum number of jobs that are counted: a count that reaches it means that there are at least as many.
 */
export const MOST_JOBS = 10_000;

/** The numbers of jobs in the queue. */
export interface QueueCounts {
  /** Due, but not started. */
  readonly waiting: number;
  readonly running: number;
  /** Scheduled for later. */
  readonly scheduled: number;
  /** Failed on the last attempt. */
  readonly failed: number;
  /** Emails that couldn't be sent on the first attempt. */
  readonly undeliveredMails: number;
  /** How long the oldest waiting job has been due. */
  readonly oldestWaitSeconds: number;
}

/** SQL for the counts of the queue, one row; it reads no more than MOST_JOBS jobs, however many there are. */
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
