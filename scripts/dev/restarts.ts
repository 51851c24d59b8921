import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** How the server is made and started again. */
export interface Plan {
  /** Compiles; gives what is wrong, or an empty text. */
  readonly compile: () => Promise<string>;
  readonly program: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/**
 * Starts a server again with each change. What doesn't compile leaves the old one running, and a server that ends by
 * itself waits for the next change: nothing that is saved ends the whole.
 */
export class Restarts {
  readonly #plan: Plan;
  #child: ChildProcess | undefined;
  /** The next server, which has loaded its packages and waits. */
  #next: ChildProcess | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Something was saved. Saves during a restart lead to one more. */
  async changed(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
    this.#next?.kill("SIGKILL");
    await this.#end();
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      const began = performance.now();
      const problem = await this.#plan.compile();
      if (problem) {
        this.#plan.say(`${problem.trim()}\nThis doesn't compile; the next save is waited for.`);
        continue;
      }
      if (this.#again || this.#stopped) continue;
      await this.#end();
      if (await this.#start())
        this.#plan.say(`Ready after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    }
  }

  /** Whether it serves. */
  async #start(): Promise<boolean> {
    const { say } = this.#plan;
    const child = this.#next?.connected ? this.#next : this.#prepared();
    this.#child = child;
    child.send("start");
    const ready = once(child, "message").then(() => true);
    const ended = once(child, "exit").then(() => {
      if (this.#child !== child) return false;
      this.#child = undefined;
      say("The server has stopped; it starts again with the next save.");
      return false;
    });
    const serves = await Promise.race([ready, ended]);
    this.#next = this.#prepared();
    return serves;
  }

  #prepared(): ChildProcess {
    const { program, environment } = this.#plan;
    return fork(program, { env: environment });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
}
