import type { EntityManager } from "@mikro-orm/postgresql";
import type { Job } from "../shared/job.ts";

/** Ten attempts take about nine hours. */
const MAX_ATTEMPTS = 10;

/**
 * Queues a job for one of the instances. It becomes due when the current transaction commits, and is discarded on
 * rollback.
 */
export async function addJob<Payload extends object>(
  em: EntityManager,
  job: Job<Payload>,
  payload: Payload,
): Promise<void> {
  await em.execute("select from graphile_worker.add_job(?, ?::json, max_attempts => ?)", [
    job.name,
    JSON.stringify(payload),
    job.attempts ?? MAX_ATTEMPTS,
  ]);
}
