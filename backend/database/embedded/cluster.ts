import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Account, chooseAccount, nameFor } from "./account.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { EmbeddedDatabaseError } from "./errors.ts";
import { hasCluster, makeDataDirectory } from "./folders.ts";
import { createCluster, passwordFile } from "./initdb.ts";

/** A database cluster on disk, with the information needed to run it. */
export interface Cluster {
  /** absolute path of the cluster's folder */
  directory: string;
  /** the folder's name as passed to the server */
  name: string;
  binaries: Binaries;
  /** the account that runs the server; undefined means the current one */
  account: Account | undefined;
  /** the superuser's password */
  password: string;
}

/**
 * Opens the cluster in `<dataDirectory>/postgres`, creating it if there is none.
 * @param durable whether a new cluster must survive a loss of power
 * @throws EmbeddedDatabaseError if this machine or this folder cannot hold one
 */
export async function openCluster(dataDirectory: string, durable: boolean): Promise<Cluster> {
  const binaries = await findBinaries();
  const parent = resolve(dataDirectory);
  const directory = join(parent, "postgres");
  await makeDataDirectory(parent);
  const account = await chooseAccount(directory);
  if (!(await hasCluster(directory, binaries.major, account))) {
    const password = randomBytes(32).toString("base64url");
    await createCluster(directory, { binaries, account, password, durable });
  }
  const password = await readPassword(directory);
  return { directory, name: nameFor(directory, account), binaries, account, password };
}

async function readPassword(directory: string): Promise<string> {
  const file = join(directory, passwordFile);
  const password = await readFile(file, "utf8").catch(() => "");
  if (password !== "") return password;
  throw new EmbeddedDatabaseError(`${file} is missing, and with it the database's password: restore it.`);
}
