import { chmod, chown, lchown, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Account } from "./account.ts";
import { codeOf, EmbeddedDatabaseError, messageOf } from "./errors.ts";

/**
 * Creates the folder of the cluster and its log.
 * @throws EmbeddedDatabaseError if it cannot be created or read
 */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    // A recursive mkdir below a folder that allows none, such as /proc, would never end.
    await mkdir(directory).catch(async (error: unknown) => {
      if (codeOf(error) === "EEXIST") return;
      if (codeOf(error) !== "ENOENT" || (await exists(dirname(directory)))) throw error;
      await makeDataDirectory(dirname(directory));
      await mkdir(directory);
    });
  } catch (error) {
    throw error instanceof EmbeddedDatabaseError ? error : unusable(directory, error);
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/**
 * Checks whether a cluster exists that these binaries can run, and repairs typical problems of restored
 * backups: files owned by root, a folder accessible to others.
 * @param major PostgreSQL's major version: "18"
 * @throws EmbeddedDatabaseError if the folder holds something else or another version's cluster
 */
export async function hasCluster(directory: string, major: string, account?: Account): Promise<boolean> {
  try {
    if ((await readdir(directory)).length === 0) return false;
    const found = (await readFile(join(directory, "PG_VERSION"), "utf8")).trim();
    if (found !== major) {
      throw new EmbeddedDatabaseError(
        `${directory} was written by PostgreSQL ${found} and needs it, but this is PostgreSQL ${major}: ` +
          "dump it with the version that wrote it and load the dump here, or move the folder away.",
      );
    }
    const { uid, mode } = await stat(directory);
    if (account !== undefined && uid === 0) await changeOwner(account, directory);
    if ((mode & 0o077) !== 0) await chmod(directory, 0o700);
    return true;
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    if (codeOf(error) !== "ENOENT") throw unusable(directory, error);
    if ((await stat(directory).catch(() => undefined)) === undefined) return false;
    throw new EmbeddedDatabaseError(
      `${directory} holds files, but no PostgreSQL cluster: move it away, or choose another DATA_DIR.`,
    );
  }
}

/** Converts a file system error to an actionable message. */
export function unusable(path: string, error: unknown): EmbeddedDatabaseError {
  const advice =
    codeOf(error) === "ENOSPC" ? "the disk is full" : `you must be able to write there (${messageOf(error)})`;
  return new EmbeddedDatabaseError(`The database cannot be kept in ${path}: ${advice}.`);
}

async function changeOwner({ uid, gid }: Account, directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true })) {
    await lchown(join(directory, entry), uid, gid);
  }
  await chown(directory, uid, gid);
}
