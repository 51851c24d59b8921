import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { type Attempt, claim, InUseError, type Running, refuseOtherOwner } from "./claim.ts";
import { EmbeddedDatabaseError } from "./errors.ts";
import { liveLock, type PostmasterLock } from "./lockfile.ts";
import type { Plan } from "./plan.ts";
import { endPostmaster, runsWith, startPostmaster, transitionTimeout } from "./postmaster.ts";

const retryTimeout = 10_000;
const ownerExitTimeout = 300;

/**
 * Brings up the cluster's server: adopts one whose owner died, or starts one. Retries for 10 s, because the
 * remains of a killed server take a moment to disappear, and longer while a server is starting or shutting
 * down.
 * @param stopped aborts the retries
 * @throws InUseError if another process runs the server
 * @throws EmbeddedDatabaseError if it cannot be brought up
 */
export async function bringUp(plan: Plan, stopped?: AbortSignal): Promise<Running> {
  const { directory } = plan.cluster;
  let launched: number | undefined;
  for (const begin = Date.now(); ; await delay(50)) {
    stopped?.throwIfAborted();
    const lock = await liveLock(directory);
    const attempt = await attemptOnce(plan, lock).catch((error: unknown): Attempt => {
      // An owner that was just killed may not have exited yet.
      if (!(error instanceof InUseError) || Date.now() - begin > ownerExitTimeout) throw error;
      return { trouble: error.message };
    });
    if ("guard" in attempt) return attempt;
    launched = attempt.launched ?? launched;
    if (Date.now() - begin < (lock?.ready === false ? transitionTimeout : retryTimeout)) continue;
    if (launched !== undefined) await endPostmaster(directory, launched);
    const who = lock
      ? `PostgreSQL (pid ${lock.pid}) holds ${directory} but cannot be used`
      : "PostgreSQL does not start";
    throw new EmbeddedDatabaseError(`${who}: ${attempt.trouble} (see postgres.log beside ${directory}).`);
  }
}

async function attemptOnce(plan: Plan, lock: PostmasterLock | undefined): Promise<Attempt> {
  await refuseOtherOwner(plan);
  return lock ? adopt(plan, lock) : launch(plan);
}

async function adopt(plan: Plan, lock: PostmasterLock): Promise<Attempt> {
  const { cluster, args, port = lock.port } = plan;
  if (!lock.ready) return { trouble: "it accepts no connections" };
  const attempt = await claim(plan, lock.pid, lock.port);
  if (!("guard" in attempt)) return attempt;
  if (port === lock.port && (await runsWith(cluster, args))) return attempt;
  await endPostmaster(cluster.directory, lock.pid);
  return { trouble: "it ran with other settings" };
}

/** A server that starts but cannot be claimed, since one of its processes crashed, is adopted by the next try. */
async function launch(plan: Plan): Promise<Attempt> {
  const { cluster, args, log, port = await freePort() } = plan;
  const started = await startPostmaster(cluster, args, log, port);
  if (!("pid" in started)) return started;
  const attempt = await claim(plan, started.pid, port);
  return "trouble" in attempt ? { ...attempt, launched: started.pid } : attempt;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}
