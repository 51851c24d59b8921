import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { EmbeddedDatabaseError, useYourOwnServer } from "./errors.ts";

/** The account PostgreSQL runs as when it is not ours. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Chooses the account that runs PostgreSQL. It refuses to run as root, so root switches to the cluster's
 * owner or, for a new cluster, to `postgres` or `nobody`.
 * @param cluster the cluster's folder, which need not exist yet
 * @returns undefined if PostgreSQL runs as the current account
 * @throws EmbeddedDatabaseError if the cluster belongs to another account, or root finds no account
 */
export async function chooseAccount(cluster: string): Promise<Account | undefined> {
  const owner = await stat(cluster).catch(() => undefined);
  const self = process.getuid?.();
  if (self !== 0) {
    if (owner === undefined || owner.uid === self) return undefined;
    throw new EmbeddedDatabaseError(
      `${cluster} belongs to the user with the id ${owner.uid}, not to you (${self}): ` +
        "start as that user or as root, or take ownership of the folder with chown -R.",
    );
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ["postgres", "_postgres", "nobody"]) {
    const account = await lookUp(name);
    if (account !== undefined) return account;
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and there is no postgres or nobody account: ${useYourOwnServer}.`,
  );
}

/**
 * Returns the name by which PostgreSQL accesses its working directory. Another account may not be able to
 * traverse the path to it (a clone below a private folder); Linux's link to the working directory needs no
 * traversal.
 */
export function nameFor(directory: string, account: Account | undefined): string {
  return account !== undefined && process.platform === "linux" ? "/proc/self/cwd" : directory;
}

async function lookUp(name: string): Promise<Account | undefined> {
  const ask = async (flag: string): Promise<number> =>
    Number((await promisify(execFile)("id", [flag, name])).stdout) | 0;
  try {
    return { uid: await ask("-u"), gid: await ask("-g") };
  } catch {
    return undefined;
  }
}
