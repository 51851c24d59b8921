import type { EntityManager } from "@mikro-orm/postgresql";
import type { Job } from "../shared/job.ts";

/** After e, e², e³ ... seconds, and every six hours in the end: the last attempt is 28 hours after the first. */
export const MAX_ATTEMPTS = 14;

/**
 * Queues a job for one of the instances. It becomes due when the current transaction commits, and is discarded on
 * rollback.
 */
export async function addJob<Payload extends object>(
  em: EntityManager,
  job: Job<Payload>,
  payload: Payload,
): Promise<void> {
  await em.execute("select graphile_worker.add_job(?, ?::json, max_attempts => ?)", [
    job.name,
    JSON.stringify(payload),
    MAX_ATTEMPTS,
  ]);
}
