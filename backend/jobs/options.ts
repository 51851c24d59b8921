import type { MikroORM } from "@mikro-orm/postgresql";
import {
  Logger as JobLogger,
  type ParsedCronItem,
  parseCronItems,
  type RunnerOptions,
  type TaskList,
} from "graphile-worker";
import type { Logger } from "pino";
import { SYSTEM } from "../shared/actor.ts";
import type { Job, JobTools } from "../shared/job.ts";
import { type DatabaseClock, scheduledBy } from "./cron-clock.ts";

/** The number of jobs that one instance runs concurrently. */
export const CONCURRENCY = 2;

/** Dependencies of the worker. */
export interface WorkerParts {
  /** A postgres:// address. */
  readonly url: string;
  readonly orm: MikroORM;
  readonly jobs: readonly Job<never>[];
  readonly tools: Omit<JobTools, "em" | "actor">;
  readonly logger: Logger;
}

/** The schedule of recurring jobs, by the database's clock. */
export function scheduleOf(
  { jobs }: Pick<WorkerParts, "jobs">,
  clock: Pick<DatabaseClock, "now">,
): ParsedCronItem[] {
  return parseCronItems(
    jobs.flatMap(({ name, schedule }) =>
      schedule ? [{ task: name, match: schedule, options: { maxAttempts: 3 } }] : [],
    ),
  ).map((item) => scheduledBy(item, clock));
}

/** Returns graphile-worker's options, except for its connections and its schedule. */
export function optionsOf({ orm, jobs, tools, logger }: WorkerParts): RunnerOptions {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      // Queued payloads were stored by `addJob`, which checks the payload's type.
      (payload: unknown) =>
        job.run(payload as never, { ...tools, actor: SYSTEM, em: orm.em.fork({ useContext: true }) }),
    ]),
  );
  return {
    // Without a delay, graphile-worker doesn't await marking a job as complete: a connection lost then causes
    // an unhandled rejection. With one, even of 0 ms, it retries, and then fails like a queue.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList,
    logger: jobLogger(logger),
  };
}

const LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

function jobLogger(logger: Logger): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const error = level === "error" ? { err: meta?.error } : {};
    // The library's error metadata may contain rows.
    const [event] = message.split(" with error ", 1);
    logger[LEVELS[level as keyof typeof LEVELS]]({ ...scope, ...error }, event);
  });
}
