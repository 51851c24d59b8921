import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { oneAtATime } from "./one-at-a-time.ts";

/** How the server is created and restarted. */
export interface Plan {
  /**
   * A program that waits for its settings, serves with them, reports when it is ready, and ends when told to.
   */
  readonly program: string;
  /** Read for each start. */
  readonly settings: () => NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/** How long a server may take to finish its requests once its successor serves, in milliseconds. */
const FAREWELL = 15_000;

/**
 * Starts another server after each change, alongside the current one, and stops the old one once the new one
 * serves on the same port. If it can't start, the old one continues: no save ends the whole process.
 */
export class Restarts {
  readonly #plan: Plan;
  #serving: Worker | undefined;
  #starting: Worker | undefined;
  /** The next server, which has loaded its packages and waits. */
  #next: Worker | undefined;
  #stopped = false;
  /** Stops waiting for a starting server. */
  #interrupt: () => void = () => undefined;
  readonly #replace: () => Promise<void>;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#replace = oneAtATime(() => this.#start());
  }

  get isServing(): boolean {
    return this.#serving !== undefined;
  }

  /**
   * Handles a save. A server that is still starting without it is replaced; resolves when the one for the
   * last save serves or fails.
   */
  async changed(): Promise<void> {
    this.#interrupt();
    await this.#replace();
  }

  /** Ends all servers immediately. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#interrupt();
    this.#serving = undefined;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && kill(worker)));
  }

  /** Waits until it serves, ends, or another save comes: it may never be ready, as in an endless loop. */
  async #start(): Promise<void> {
    if (this.#stopped) return;
    const began = performance.now();
    const interrupted = new Promise<false>((resolve) => {
      this.#interrupt = () => resolve(false);
    });
    const worker = this.#next?.isConnected() ? this.#next : this.#prepared();
    this.#next = undefined;
    this.#starting = worker;
    const ready = new Promise<true>((resolve) => {
      worker.on("message", (message: unknown) => message === "ready" && resolve(true));
    });
    const ended = once(worker, "exit").then(() => this.#ended(worker));
    worker.send({ settings: this.#plan.settings() }, dead);
    const serves = await Promise.race([ready, ended, interrupted]);
    this.#starting = undefined;
    if (serves) this.#handOver(worker, began);
    else await kill(worker);
    if (!this.#stopped) this.#next ??= this.#prepared();
  }

  #handOver(worker: Worker, began: number): void {
    const old = this.#serving;
    this.#serving = worker;
    if (old) void retire(old);
    this.#plan.say(`Ready after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }

  #ended(worker: Worker): false {
    if (this.#starting === worker) {
      this.#plan.say(
        this.#serving
          ? "What was saved can't start. The previous server keeps answering until the next save."
          : "The server can't start. Waiting for the next save.",
      );
    }
    if (this.#serving === worker) {
      this.#serving = undefined;
      this.#plan.say("The server has stopped; it starts again with the next save.");
    }
    return false;
  }

  #prepared(): Worker {
    cluster.setupPrimary({ exec: this.#plan.program, args: [] });
    return cluster.fork();
  }
}

/** Ignores send failures: the process has ended, which its exit event reports. */
const dead = () => undefined;

async function kill(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  // A process in an endless loop handles no other signal.
  worker.process.kill("SIGKILL");
  await ended;
}

async function retire(worker: Worker): Promise<void> {
  const ended = once(worker, "exit");
  if (worker.isConnected()) worker.send("retire", dead);
  const farewell = setTimeout(() => worker.process.kill("SIGKILL"), FAREWELL);
  await ended;
  clearTimeout(farewell);
}
