import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { EmbeddedDatabaseError } from "./errors.ts";
import { type Guard, takeGuard } from "./guard.ts";
import { liveLock, type PostmasterLock } from "./lockfile.ts";
import type { ServerLog } from "./log.ts";
import { endPostmaster, runsWith, startPostmaster } from "./postmaster.ts";

/** A server that is ours. */
export interface Running {
  pid: number;
  port: number;
  guard: Guard;
}

/** What it takes to bring a server up. */
export interface Plan {
  cluster: Cluster;
  /** the server's command line */
  args: string[];
  log: ServerLog;
  /** the port to use; nothing means any free one */
  port?: number;
}

/** Another process owns the server. */
export class InUseError extends EmbeddedDatabaseError {
  override name = "InUseError";
}

type Attempt = Running | { trouble: string };

const patience = 10_000;

/**
 * Brings the cluster's server up: adopts one whose owner died, or starts one. Tries for 10 s, because what
 * a killed server leaves behind takes a moment to go.
 *
 * @param stopped ends the tries
 * @throws InUseError when another process runs the server
 * @throws EmbeddedDatabaseError when it cannot be brought up
 */
export async function raise(plan: Plan, stopped?: AbortSignal): Promise<Running> {
  const { directory } = plan.cluster;
  for (const end = Date.now() + patience; ; await delay(50)) {
    stopped?.throwIfAborted();
    const lock = await liveLock(directory);
    const attempt = lock ? await adopt(plan, lock) : await launch(plan);
    if ("guard" in attempt) return attempt;
    if (Date.now() < end) continue;
    const who = lock
      ? `PostgreSQL (pid ${lock.pid}) holds ${directory} but cannot be used`
      : "PostgreSQL does not start";
    throw new EmbeddedDatabaseError(`${who}: ${attempt.trouble} (see postgres.log beside ${directory}).`);
  }
}

async function adopt({ cluster, args, port }: Plan, lock: PostmasterLock): Promise<Attempt> {
  if (!lock.ready) return { trouble: "it accepts no connections" };
  const attempt = await own(cluster, lock.pid, lock.port);
  if (!("guard" in attempt)) return attempt;
  if ((port ?? lock.port) === lock.port && (await runsWith(cluster, args))) return attempt;
  await endPostmaster(cluster.directory, lock.pid);
  return { trouble: "it ran with other settings" };
}

async function launch({ cluster, args, log, port }: Plan): Promise<Attempt> {
  const chosen = port ?? (await freePort());
  const started = await startPostmaster(cluster, args, log, chosen);
  return "pid" in started ? own(cluster, started.pid, chosen) : started;
}

async function own({ directory, password }: Cluster, pid: number, port: number): Promise<Attempt> {
  const outcome = await takeGuard(port, password);
  if ("guard" in outcome) return { pid, port, guard: outcome.guard };
  if ("trouble" in outcome) return outcome;
  throw new InUseError(
    `Another process (pid ${outcome.owner}) uses the database in ${directory}: ` +
      "end it, or choose another DATA_DIR.",
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}
