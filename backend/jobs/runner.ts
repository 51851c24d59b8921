import { EventEmitter } from "node:events";
import { run, type WorkerEvents, type WorkerPool } from "graphile-worker";
import { withTimeout } from "../shared/connections/with-timeout.ts";
import { databaseClock } from "./cron-clock.ts";
import { CONCURRENCY, optionsOf, scheduleOf, type WorkerParts } from "./options.ts";
import { jobPool } from "./pool.ts";
import { keepPresence } from "./presence.ts";

/** The jobs' connections, one that listens for jobs, one that shows that this runner lives, and one that looks about. */
const CONNECTIONS = CONCURRENCY + 3;
/** How long running jobs may take to end when the runner stops, in milliseconds. */
const GRACE_PERIOD = 5_000;
/** How long it may take to hand back jobs that did not, and to close the connections, in milliseconds. */
const CLOSING_TIME = 1_500;

/** Runs jobs until it is stopped or the queue fails. */
export interface JobRunner {
  /** Resolves when it runs no more jobs, whatever the reason. */
  readonly ended: Promise<void>;
  /** Running jobs end first, or after a few seconds go back to the queue. */
  stop(): Promise<void>;
}

/** @throws the database's errors. */
export async function startRunner(parts: WorkerParts): Promise<JobRunner> {
  const pool = jobPool(parts.url, CONNECTIONS, parts.logger);
  const events: WorkerEvents = new EventEmitter();
  const created: WorkerPool[] = [];
  events.on("pool:create", ({ workerPool }) => created.push(workerPool));
  try {
    const clock = await databaseClock(pool);
    const parsedCronItems = scheduleOf(parts, clock);
    const runner = await run({ ...optionsOf(parts), parsedCronItems, pgPool: pool, events });
    const ended = runner.promise.catch(() => undefined);
    const presences = await Promise.all(created.map(({ id }) => keepPresence(pool, id, clock, parts.logger)));
    return {
      ended,
      async stop() {
        // Rejected if it has already stopped by itself.
        const stopped = runner.stop().catch(() => undefined);
        if (!(await withTimeout(GRACE_PERIOD, stopped))) {
          const handedBack = created.map((each) => Promise.resolve(each.forcefulShutdown("stopped")));
          await withTimeout(CLOSING_TIME, Promise.allSettled(handedBack));
        }
        for (const presence of presences) presence.stop();
        await withTimeout(CLOSING_TIME, pool.end());
      },
    };
  } catch (error) {
    await withTimeout(CLOSING_TIME, pool.end());
    throw error;
  }
}
