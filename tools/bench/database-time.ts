import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds of one tick of Linux's accounts of processes. */
const TICK = 10;

/**
 * The processor time that the PostgreSQL server in this folder has taken so far with all its processes, in
 * milliseconds; undefined where the system has no /proc.
 */
export async function databaseTime(folder: string): Promise<number | undefined> {
  const lock = await readFile(join(folder, "postgres", "postmaster.pid"), "utf8");
  const [postmaster = ""] = lock.split("\n", 1);
  const names = await readdir("/proc").catch(() => undefined);
  const accounts = await Promise.all(
    names?.filter((name) => /^\d+$/.test(name)).map((id) => accountOf(id)) ?? [],
  );
  const own = accounts.flatMap((account) => {
    if (account?.id === postmaster) return [account.time + account.ofEnded];
    return account?.parent === postmaster ? [account.time] : [];
  });
  return names && own.reduce((sum, time) => sum + time, 0);
}

/** The processor time that a process has taken so far, in milliseconds, and its resident memory, in megabytes. */
export async function processUsage(id: number): Promise<{ cpu: number; memory: number }> {
  const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
  const memory = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  return { cpu: (await accountOf(String(id)))?.time ?? 0, memory };
}

/** A process: who started it, the time it took, and the time of those that it started and that have ended. */
interface Account {
  readonly id: string;
  readonly parent: string;
  readonly time: number;
  readonly ofEnded: number;
}

/** Undefined when the process has ended. */
async function accountOf(id: string): Promise<Account | undefined> {
  const stat = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
  // The name stands in parentheses and may hold anything.
  const [, parent = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(9, 13).map(Number);
  const [time, ofEnded] = [(user + system) * TICK, (endedUser + endedSystem) * TICK];
  return stat ? { id, parent, time, ofEnded } : undefined;
}
