import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { processStart } from "./processes.ts";

/**
 * The record of who owns a cluster's server, in a file next to the cluster. The guard decides between
 * processes that start simultaneously; the record identifies an owner whose server is just restarting.
 */
export interface Owner {
  pid: number;
  /** when the process started, since its id may have been reused by another program */
  started: string;
  /** distinguishes two databases of one process */
  token: string;
}

/** The process id of a living owner other than the one with this token. */
export async function otherOwner(cluster: string, token: string): Promise<number | undefined> {
  const owner = await readOwner(cluster);
  if (owner === undefined || owner.token === token) return undefined;
  return processStart(owner.pid) === owner.started ? owner.pid : undefined;
}

/** Records this process as the owner; the caller must hold the guard. */
export async function recordOwner(cluster: string, token: string): Promise<void> {
  const owner: Owner = { pid: process.pid, started: processStart(process.pid) ?? "", token };
  const fresh = `${fileOf(cluster)}.new`;
  await writeFile(fresh, JSON.stringify(owner), { mode: 0o600 });
  await rename(fresh, fileOf(cluster));
}

/** Removes the record, if it is still the one with this token. */
export async function forgetOwner(cluster: string, token: string): Promise<void> {
  if ((await readOwner(cluster))?.token === token) await rm(fileOf(cluster), { force: true });
}

function fileOf(cluster: string): string {
  return `${cluster}.owner`;
}

async function readOwner(cluster: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(fileOf(cluster), "utf8"));
  } catch {
    return undefined;
  }
}
