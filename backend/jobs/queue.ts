import type { EntityManager } from "@mikro-orm/postgresql";
import type { QueuedJob } from "../shared/queued-job.ts";

/**
 * Retries come after e, e², e³ ... seconds, and finally every six hours; the last attempt is 28 hours after
 * the first.
 */
export const MAX_ATTEMPTS = 14;

/**
 * Queues a job for one of the instances. It becomes due when the current transaction commits, and is discarded on
 * rollback.
 */
export async function addJob<Payload extends object>(
  em: EntityManager,
  job: QueuedJob<Payload>,
  payload: Payload,
): Promise<void> {
  await addJobs(em, job, [payload]);
}

/** Queues a job for each payload in one statement, like `addJob` for one. */
export async function addJobs<Payload extends object>(
  em: EntityManager,
  job: QueuedJob<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return;
  await em.execute(
    `select graphile_worker.add_job(?, p.payload, queue_name => ?, max_attempts => ?)
     from json_array_elements(?::json) as p (payload)`,
    [job.name, job.oneAtATime ? job.name : null, MAX_ATTEMPTS, JSON.stringify(payloads)],
  );
}
