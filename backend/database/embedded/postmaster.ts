import type { StdioOptions } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { decisiveLine, permanentError } from "./errors.ts";
import { readLock } from "./lockfile.ts";
import type { ServerLog } from "./log.ts";
import { clearOrphans } from "./orphans.ts";
import { isPostmasterOf, signalTo } from "./processes.ts";
import { startProgram } from "./program.ts";

/** Timeout for startup and shutdown, in milliseconds: crash recovery reads up to a gigabyte of WAL. */
export const transitionTimeout = 60_000;

/** The timeout for the processes of a dead postmaster to notice, in milliseconds. */
const orphanTimeout = 1_000;

/** Fast shutdown, immediate shutdown, and finally a kill, with their timeouts in milliseconds. */
const shutdownSignals = [
  ["SIGINT", 10_000],
  ["SIGQUIT", 10_000],
  ["SIGKILL", 5_000],
] as const;

/**
 * Starts a postmaster and waits until it accepts connections.
 * @returns its process id, or why it ended immediately
 * @throws EmbeddedDatabaseError if another try would fail the same way
 */
export async function startPostmaster(
  cluster: Cluster,
  args: string[],
  log: ServerLog,
  port: number,
): Promise<{ pid: number } | { trouble: string }> {
  const { binaries, account, directory } = cluster;
  await clearOrphans(directory, orphanTimeout);
  const offset = await log.size();
  const stdio: StdioOptions = ["ignore", log.descriptor, log.descriptor];
  const run = { account, cwd: directory, stdio, detached: true, port };
  const child = await startProgram(binaries.postgres, args, run);
  child.unref();
  const pid = child.pid ?? 0;
  for (const end = Date.now() + transitionTimeout; child.exitCode === null && child.signalCode === null; ) {
    const lock = await readLock(directory);
    if (lock?.pid === pid && lock.ready) return { pid };
    if (Date.now() > end) {
      await endPostmaster(directory, pid);
      return { trouble: "it's taking too long to start" };
    }
    await delay(10);
  }
  const output = await log.since(offset);
  const failure = permanentError(output, directory);
  if (failure !== undefined) throw failure;
  return { trouble: decisiveLine(output) };
}

/** Shuts down a postmaster with escalating signals, and resolves when it and all its processes have exited. */
export async function endPostmaster(directory: string, pid: number): Promise<void> {
  const hasExited = (): boolean => isPostmasterOf(directory, pid) === "no";
  for (const [signal, timeout] of shutdownSignals) {
    if (!hasExited()) signalTo(pid, signal);
    for (const end = Date.now() + timeout; !hasExited() && Date.now() < end; ) await delay(10);
  }
  await clearOrphans(directory, orphanTimeout);
}

/** Whether the running postmaster was started with the same program and settings that we would use. */
export async function runsWith(cluster: Cluster, args: string[]): Promise<boolean> {
  const found = await readFile(join(cluster.directory, "postmaster.opts"), "utf8").catch(() => "");
  return found.trim() === [cluster.binaries.postgres, ...args.map((arg) => `"${arg}"`)].join(" ");
}
