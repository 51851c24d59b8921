import { link, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isPostmasterOf, processExists } from "./processes.ts";

/** What a postmaster writes into its cluster's `postmaster.pid`. */
export interface PostmasterLock {
  pid: number;
  port: number;
  /** whether it accepts connections */
  ready: boolean;
}

/** Reads a cluster's lock, whether or not its owner is alive. */
export async function readLock(cluster: string): Promise<PostmasterLock | undefined> {
  return parse(await textOf(lockFile(cluster)));
}

/**
 * Returns the lock of the postmaster that is using the cluster, if any. A lock whose process id now belongs
 * to another program is removed, since PostgreSQL would take it for a live one, as is one that names no
 * process.
 */
export async function liveLock(cluster: string): Promise<PostmasterLock | undefined> {
  const text = await textOf(lockFile(cluster));
  const lock = parse(text);
  if (lock === undefined) {
    if (await isOld(lockFile(cluster))) await removeStale(cluster, text);
    return undefined;
  }
  if (isPostmasterOf(cluster, lock.pid) !== "no") return lock;
  // PostgreSQL itself removes the lock of a dead process.
  if (processExists(lock.pid)) await removeStale(cluster, text);
  return undefined;
}

function lockFile(cluster: string): string {
  return join(cluster, "postmaster.pid");
}

async function textOf(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}

/** A postmaster writes the file at once; one without a process id is left from a power failure. */
async function isOld(file: string): Promise<boolean> {
  const made = (await stat(file).catch(() => undefined))?.mtimeMs ?? Infinity;
  return Date.now() - made > 2_000;
}

function parse(text: string): PostmasterLock | undefined {
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}

/** Renames the file before comparing it again: if a postmaster has just written a new one, it is put back. */
async function removeStale(cluster: string, text: string): Promise<void> {
  const stalePath = `${lockFile(cluster)}.stale-${process.pid}`;
  await rename(lockFile(cluster), stalePath).catch(() => undefined);
  if ((await textOf(stalePath)) !== text) await link(stalePath, lockFile(cluster)).catch(() => undefined);
  await rm(stalePath, { force: true });
}
