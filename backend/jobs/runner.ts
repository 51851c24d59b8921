import { EventEmitter } from "node:events";
import { run, type WorkerEvents, type WorkerPool } from "graphile-worker";
import { withTimeout } from "../shared/with-timeout.ts";
import { databaseClock } from "./cron-clock.ts";
import { CONCURRENCY, optionsOf, scheduleOf, type WorkerParts } from "./options.ts";
import { jobPool } from "./pool.ts";
import { keepPresence } from "./presence.ts";

/** The connections for running jobs, and one each for listening, presence and abandoned jobs. */
const CONNECTIONS = CONCURRENCY + 3;
/** How long running jobs may take to finish when the runner stops, in milliseconds. */
const GRACE_PERIOD = 5_000;
/** How long returning unfinished jobs and closing the connections may take, in milliseconds. */
const CLOSING_TIME = 1_500;

/** Runs jobs until it is stopped or the queue fails. */
export interface JobRunner {
  /** Resolves when it no longer runs jobs, for any reason. */
  readonly ended: Promise<void>;
  /** Waits for running jobs; after a few seconds, unfinished ones are returned to the queue. */
  stop(): Promise<void>;
}

/** @throws the database's errors. */
export async function startRunner(parts: WorkerParts): Promise<JobRunner> {
  // graphile-worker prints the stack of what ends a worker besides logging it.
  console.trace = () => undefined;
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
        // Rejects if it has already stopped by itself.
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
