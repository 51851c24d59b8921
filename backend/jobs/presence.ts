import type { Pool, PoolClient } from "pg";
import type { Logger } from "pino";
import { type DatabaseClock, healSchedule } from "./cron-clock.ts";

/**
 * The first key of the advisory locks that worker pools hold while they are alive; the second is a hash of
 * their id.
 */
const PRESENCE = 7_305_114;
/** How often to look for abandoned jobs, in milliseconds. */
const INTERVAL = 10_000;
/** The delay before a lost lock is acquired again, in milliseconds. */
const RETRY_DELAY = 500;

const HOLD = "select pg_advisory_lock($1, hashtext($2))";
/**
 * Unlocks the jobs of dead worker pools: if a pool's lock can be acquired, the pool is gone. Recently locked
 * jobs are skipped, because their pool may not hold its lock yet.
 */
const UNLOCK_ABANDONED = `
  with holders as materialized (
    select locked_by from graphile_worker._private_jobs
    where locked_at < now() - interval '20 seconds' and locked_by <> $2
    union
    select locked_by from graphile_worker._private_job_queues
    where locked_at < now() - interval '20 seconds' and locked_by <> $2
  ), gone as materialized (
    select array_agg(locked_by) as ids from holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))
  )
  select graphile_worker.force_unlock_workers(ids) from gone where ids is not null`;

/** A worker pool's proof of being alive. */
export interface Presence {
  stop(): void;
}

/**
 * Signals to other instances that the worker pool `id` is alive, by a lock that ends with its connection, and
 * reassigns jobs of killed pools to live ones; graphile-worker itself waits four hours.
 */
export async function keepPresence(
  pool: Pool,
  id: string,
  clock: DatabaseClock,
  logger: Logger,
): Promise<Presence> {
  let held: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const hold = async () => {
    const client = await pool.connect();
    try {
      await client.query(HOLD, [PRESENCE, id]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.once("error", () => {
      if (held !== client) return;
      held = undefined;
      client.release(true);
      tendIn(RETRY_DELAY);
    });
    held = client;
  };
  const tend = async () => {
    try {
      if (!held) await hold();
      await pool.query(UNLOCK_ABANDONED, [PRESENCE, id]);
      await healSchedule(pool);
      await clock.read();
      tendIn(INTERVAL);
    } catch (error) {
      if (stopped) return;
      logger.warn({ err: error }, "abandoned jobs can't be looked for");
      tendIn(held ? INTERVAL : RETRY_DELAY);
    }
  };
  const tendIn = (delay: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(tend, delay).unref();
  };
  await tend();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      const client = held;
      held = undefined;
      client?.release(true);
    },
  };
}
