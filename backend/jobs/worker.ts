import type { MikroORM } from "@mikro-orm/postgresql";
import {
  Logger as JobLogger,
  parseCronItems,
  type Runner,
  type RunnerOptions,
  run,
  runMigrations,
  runOnce,
  type TaskList,
} from "graphile-worker";
import type { Logger } from "pino";
import { SYSTEM } from "../shared/actor.ts";
import type { Job, JobTools } from "../shared/job.ts";

/** How many jobs one instance runs at a time. */
const CONCURRENCY = 2;
/** How long to wait before restarting after the queue itself failed, in milliseconds. */
const RESTART_DELAY = 5_000;

/** Dependencies of the worker. */
export interface WorkerParts {
  /** A postgres:// address. */
  readonly url: string;
  readonly orm: MikroORM;
  readonly jobs: readonly Job<never>[];
  readonly tools: Omit<JobTools, "em" | "actor">;
  readonly logger: Logger;
}

/** Migrates the queue's own tables. */
export function migrateJobs(url: string): Promise<void> {
  return runMigrations({ connectionString: url, maxPoolSize: 1, logger: silent });
}

/** Runs queued jobs until stopped; running jobs finish first. */
export async function startWorker(parts: WorkerParts): Promise<{ stop: () => Promise<void> }> {
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  const begin = async (): Promise<Runner> => {
    const runner = await run(optionsOf(parts));
    runner.promise.catch((error: unknown) => {
      if (stopping) return;
      parts.logger.error({ err: error }, "the job queue failed");
      restart = setTimeout(again, RESTART_DELAY).unref();
    });
    return runner;
  };
  const again = () => {
    current = begin();
    current.catch((error: unknown) => {
      parts.logger.error({ err: error }, "the job queue failed");
      if (!stopping) restart = setTimeout(again, RESTART_DELAY).unref();
    });
  };
  let current = begin();
  await current;
  return {
    async stop() {
      stopping = true;
      clearTimeout(restart);
      const runner = await current.catch(() => undefined);
      // Rejected if it has already stopped by itself.
      await runner?.stop().catch(() => undefined);
    },
  };
}

/** Runs the jobs that are due now, once; for tests and scripts. */
export function runWaitingJobs(parts: WorkerParts): Promise<void> {
  return runOnce({ ...optionsOf(parts), parsedCronItems: [] });
}

function optionsOf({ url, orm, jobs, tools, logger }: WorkerParts): RunnerOptions {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      // Queued payloads were stored by `addJob`, which checks the payload's type.
      (payload: unknown) =>
        job.run(payload as never, { ...tools, actor: SYSTEM, em: orm.em.fork({ useContext: true }) }),
    ]),
  );
  const parsedCronItems = parseCronItems(
    jobs.flatMap(({ name, schedule }) =>
      schedule ? [{ task: name, match: schedule, options: { maxAttempts: 3 } }] : [],
    ),
  );
  return {
    connectionString: url,
    maxPoolSize: CONCURRENCY + 2,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList,
    parsedCronItems,
    logger: jobLogger(logger),
  };
}

const silent = new JobLogger(() => () => undefined);

const LEVELS = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

function jobLogger(logger: Logger): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const reason = level === "error" ? reasonOf(meta?.error) : {};
    logger[LEVELS[level as keyof typeof LEVELS]]({ ...scope, ...reason }, message);
  });
}

/** Only message and stack: other properties of an error include the whole connection. */
function reasonOf(error: unknown): object {
  return error instanceof Error ? { reason: error.message, stack: error.stack } : {};
}
