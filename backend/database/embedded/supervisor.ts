import { setTimeout as delay } from "node:timers/promises";
import { bringUp } from "./bring-up.ts";
import { InUseError, type Running } from "./claim.ts";
import { acquireGuard } from "./guard.ts";
import { liveLock } from "./lockfile.ts";
import { forgetOwner } from "./owner.ts";
import type { Plan } from "./plan.ts";
import { endPostmaster } from "./postmaster.ts";

/**
 * Keeps a server running for as long as this process needs it: one that crashes or is killed is restarted on
 * the same port, so that the connection pool can reconnect.
 */
export class Supervisor {
  readonly #plan: Plan;
  readonly #stopped = new AbortController();
  #running: Running | undefined;
  #recovery = Promise.resolve();
  #end: Promise<void> | undefined;

  constructor(plan: Plan, running: Running) {
    this.#plan = { ...plan, port: running.port };
    this.#watch(running);
  }

  /** Shuts down the server; resolves when it has exited. */
  stop(): Promise<void> {
    this.#end ??= this.#stop();
    return this.#end;
  }

  #watch(running: Running): void {
    this.#running = running;
    // The application, not this connection, determines how long the process lives.
    running.guard.unref();
    void running.guard.lost.then(() => {
      this.#running = undefined;
      if (!this.#stopped.signal.aborted) this.#recovery = this.#recover();
    });
  }

  async #recover(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      try {
        return this.#watch(await bringUp(this.#plan, this.#stopped.signal));
      } catch (error) {
        if (error instanceof InUseError) return;
        await delay(1_000, undefined, { ref: false });
      }
    }
  }

  async #stop(): Promise<void> {
    this.#stopped.abort();
    await this.#recovery;
    const { directory, password } = this.#plan.cluster;
    const guard = this.#running?.guard;
    const lock = this.#running ?? (await liveLock(directory));
    // Without the guard, another process may have become the owner.
    const outcome = guard ? { guard } : lock && (await acquireGuard(lock.port, password));
    if (lock && outcome && !("owner" in outcome)) await endPostmaster(directory, lock.pid);
    const own = outcome && "guard" in outcome ? outcome.guard : undefined;
    await own?.client.end().catch(() => undefined);
    await forgetOwner(directory, this.#plan.token);
    await this.#plan.log.close();
  }
}
