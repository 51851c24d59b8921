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
  const own = accounts.filter((account) => account?.id === postmaster || account?.parent === postmaster);
  return names && own.reduce((sum, account) => sum + (account?.time ?? 0), 0);
}

/** Who started a process, and the time it took; undefined when it has ended. */
async function accountOf(id: string): Promise<{ id: string; parent: string; time: number } | undefined> {
  const stat = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
  // The name stands in parentheses and may hold anything.
  const [, parent = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return stat ? { id, parent, time: (Number(fields[9]) + Number(fields[10])) * TICK } : undefined;
}
