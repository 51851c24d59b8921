import { Logger as JobLogger, runMigrations, runOnce } from "graphile-worker";
import pino from "pino";
import { scheduleByDatabaseClock } from "./cron-clock.ts";
import { CONCURRENCY, optionsOf, type WorkerParts } from "./options.ts";
import { jobPool } from "./pool.ts";
import { type JobRunner, startRunner } from "./runner.ts";

export type { WorkerParts } from "./options.ts";

/** The delay before a restart after the queue itself failed, in milliseconds. */
const RESTART_DELAY = 2_000;

/** Migrates the queue's own tables. */
export async function migrateJobs(url: string): Promise<void> {
  const pool = jobPool(url, 1, pino({ level: "silent" }));
  try {
    await runMigrations({ pgPool: pool, logger: new JobLogger(() => () => undefined) });
    await scheduleByDatabaseClock(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Runs queued jobs until stopped, and restarts after a failure of the queue; running jobs finish first,
 * within seconds.
 */
export async function startWorker(parts: WorkerParts): Promise<{ stop: () => Promise<void> }> {
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  const restartAfter = (failure: unknown) => {
    if (stopping) return;
    parts.logger.error({ err: failure }, "the job queue failed");
    restart = setTimeout(() => {
      current = begin();
      current.catch((error: unknown) => restartAfter(error));
    }, RESTART_DELAY).unref();
  };
  const begin = async (): Promise<JobRunner> => {
    const runner = await startRunner(parts);
    void runner.ended.then(async () => {
      if (stopping) return;
      await runner.stop();
      restartAfter(new Error("it stopped"));
    });
    return runner;
  };
  let current = begin();
  await current;
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping = true;
    clearTimeout(restart);
    const runner = await current.catch(() => undefined);
    await runner?.stop();
  };
  return {
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Finds due jobs, except those that this process has no code for and those whose queue is locked. */
const DUE = `select from graphile_worker.jobs j
  where run_at <= now() and attempts < max_attempts and locked_at is null and task_identifier = any($1)
    and not exists (select from graphile_worker._private_job_queues q
      where q.queue_name = j.queue_name and q.locked_at is not null) limit 1`;

/** Runs the jobs that are due now, once; for tests and scripts. */
export async function runWaitingJobs(parts: WorkerParts): Promise<void> {
  const pool = jobPool(parts.url, CONCURRENCY + 1, parts.logger);
  const names = parts.jobs.map(({ name }) => name);
  try {
    // Serialized jobs may be left over, since the completion of one is recorded only after the next one was
    // looked for.
    do await runOnce({ ...optionsOf(parts), pgPool: pool });
    while ((await pool.query(DUE, [names])).rowCount);
  } finally {
    await pool.end();
  }
}
