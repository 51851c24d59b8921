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

/** How many jobs one instance runs at a time. */
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

/** When the jobs that recur are due, by the database's clock. */
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

/** What graphile-worker is told, but for its connections and its schedule. */
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
    // Without a delay graphile-worker waits for no answer when it notes that a job is done: a connection lost then is
    // an unhandled rejection. With one, even of 0 ms, it tries again, and then fails as a queue does.
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
    // What the library adds of the error may hold rows.
    const [event] = message.split(" with error ", 1);
    logger[LEVELS[level as keyof typeof LEVELS]]({ ...scope, ...error }, event);
  });
}
