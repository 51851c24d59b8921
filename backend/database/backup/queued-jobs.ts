import type { Client } from "pg";

const COLUMNS = "identifier, payload, queue_name, run_at, max_attempts, key, priority";

/** The columns of queued jobs in a backup. */
export const JOB_COLUMNS: readonly string[] = COLUMNS.split(", ");

/** Reads the waiting and running jobs. Permanently failed ones are left out. */
export const READ_JOBS = `
  select task.identifier, job.payload, queue.queue_name, job.run_at, job.max_attempts, job.key, job.priority
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
  where job.attempts < job.max_attempts order by job.id`;

/** The table that holds a backup's jobs until they are queued. */
export const JOB_TABLE = "pg_temp.restored_jobs";

/** Removes the queue's jobs and creates the table for those of a backup. */
export async function clearQueue(client: Client): Promise<void> {
  await client.query("delete from graphile_worker._private_jobs");
  // A running job would have unlocked its own queue.
  await client.query("delete from graphile_worker._private_job_queues");
  await client.query(`create temporary table restored_jobs (
    identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer, key text,
    priority integer) on commit drop`);
}

/** Queues the jobs of a backup with the queue's own function, which works with any version of its tables. */
export async function queueJobs(client: Client): Promise<void> {
  await client.query(`
    select graphile_worker.add_job(identifier, payload, queue_name => queue_name, run_at => run_at,
      max_attempts => max_attempts, job_key => key, priority => priority) from ${JOB_TABLE}`);
}
