import type { EntityManager } from "@mikro-orm/postgresql";
import type { Job } from "../shared/job.ts";

/** Ten attempts reach over about nine hours. */
const ATTEMPTS = 10;

/** Adds work for one of the instances; it waits for the transaction it is added in, and goes with its rollback. */
export async function addJob<Payload extends object>(
  em: EntityManager,
  job: Job<Payload>,
  payload: Payload,
): Promise<void> {
  await em.execute("select from graphile_worker.add_job(?, ?::json, max_attempts => ?)", [
    job.name,
    JSON.stringify(payload),
    job.attempts ?? ATTEMPTS,
  ]);
}
