import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Logger } from "pino";

/**
 * The delay before a process is first restarted, in milliseconds; it doubles with each consecutive failure.
 */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 30_000;
/** A process that served this long, in milliseconds, doesn't count as a consecutive failure. */
const STEADY_AFTER = 60_000;
/**
 * How long a process may take to stop before it is killed, in milliseconds; longer than its own limit for
 * requests.
 */
const STOP_TIMEOUT = 20_000;

/** The processes to run. */
export interface Processes {
  /**
   * The program's file. A process reports when it serves (`reportServing`), or why it can't start
   * (`reportFailure`).
   */
  readonly program: string;
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly count: number;
  readonly logger: Logger;
}

/** Thrown if a process ended before it served; the message gives the reason. */
export class ProcessError extends Error {}

/** Reports to the supervisor that this process serves. */
export function reportServing(): void {
  process.send?.({ serving: true });
}

/** Reports to the supervisor why this process can't start, and ends it. */
export function reportFailure(reason: string): void {
  if (process.send) process.send({ reason }, () => process.exit(1));
  else process.exit(1);
}

/**
 * Keeps a number of processes running, which share their ports. One that ends by itself is restarted, with
 * delays that grow while it keeps failing.
 */
export class Supervisor {
  readonly #processes: Processes;
  readonly #retries = new Set<NodeJS.Timeout>();
  #stopping = false;

  constructor(processes: Processes) {
    this.#processes = processes;
    const { program, args } = processes;
    cluster.setupPrimary({ exec: program, args: [...args] });
  }

  /**
   * Starts the first process and then, once its one-time setup is complete, the others; resolves when all
   * serve.
   * @throws ProcessError if one can't start.
   */
  async start(): Promise<void> {
    await this.#serving(0);
    await Promise.all(Array.from({ length: this.#processes.count - 1 }, () => this.#serving(0)));
  }

  /** Lets every process finish its requests and end. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const retry of this.#retries) clearTimeout(retry);
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
  }

  /** Starts a process that is replaced whenever it ends; resolves when it serves. */
  #serving(failures: number): Promise<void> {
    const worker = cluster.fork(this.#processes.environment);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let servingSince: number | undefined;
    let reason: string | undefined;
    worker.on("message", (message: { reason?: unknown; serving?: unknown }) => {
      if (typeof message.reason === "string") ({ reason } = message as { reason: string });
      if (!message.serving) return;
      servingSince = Date.now();
      resolve();
    });
    worker.once("exit", (code: number | null, signal: string | null) => {
      reason ??= `a process ended with ${signal ?? `code ${code}`}`;
      if (servingSince === undefined) reject(new ProcessError(reason));
      if (servingSince === undefined || this.#stopping) return;
      this.#processes.logger.error(
        { pid: worker.process.pid, reason },
        "a process ended; another is started",
      );
      this.#startAgain(Date.now() - servingSince < STEADY_AFTER ? failures : 0);
    });
    return promise;
  }

  #startAgain(failures: number): void {
    const pause = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE);
    const retry = setTimeout(() => {
      this.#retries.delete(retry);
      this.#serving(failures + 1).catch((error: ProcessError) => {
        if (this.#stopping) return;
        this.#processes.logger.error({ reason: error.message }, "a process can't start");
        this.#startAgain(failures + 1);
      });
    }, pause);
    this.#retries.add(retry);
  }
}

async function end(worker: Worker): Promise<void> {
  const ended = once(worker.process, "exit");
  if (worker.isDead()) return;
  worker.process.kill("SIGTERM");
  const timer = setTimeout(() => worker.process.kill("SIGKILL"), STOP_TIMEOUT);
  await ended;
  clearTimeout(timer);
}
