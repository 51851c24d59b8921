import { readdirSync, readFileSync, statSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { commandOf, isPostmasterOf, isRunning, markOf, signalTo } from "./processes.ts";

/**
 * Ends the remaining processes of a dead postmaster: most exit by themselves immediately, but a busy one
 * doesn't notice, and no new postmaster can start alongside it. Linux only.
 * @param timeout milliseconds to wait for them to exit by themselves
 */
export async function clearOrphans(cluster: string, timeout: number): Promise<void> {
  if (process.platform !== "linux" || !statSync(cluster, { throwIfNoEntry: false })) return;
  const title = `postgres: ${markOf(cluster)}: `;
  const isOrphan = (pid: number): boolean =>
    commandOf(pid)[0]?.startsWith(title) === true && isRunning(pid) && parentExited(cluster, pid);
  for (const end = Date.now() + timeout; ; await delay(10)) {
    const orphans = readdirSync("/proc")
      .map(Number)
      .filter((pid) => pid > 0 && isOrphan(pid));
    if (orphans.length === 0) return;
    if (Date.now() > end) for (const pid of orphans) signalTo(pid, "SIGKILL");
  }
}

function parentExited(cluster: string, pid: number): boolean {
  try {
    const parent = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return isPostmasterOf(cluster, Number(parent)) === "no";
  } catch {
    return false;
  }
}
