import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { bringUp } from "./bring-up.ts";
import { InUseError } from "./claim.ts";
import { openCluster } from "./cluster.ts";
import { addressOf, checkDatabaseName, prepareDatabase } from "./database.ts";
import { EmbeddedDatabaseError, messageOf, permanentError } from "./errors.ts";
import { readLock } from "./lockfile.ts";
import { openLog } from "./log.ts";
import { forgetOwner } from "./owner.ts";
import type { Plan } from "./plan.ts";
import { endPostmaster } from "./postmaster.ts";
import { markOf } from "./processes.ts";
import { serverArguments } from "./settings.ts";
import { Supervisor } from "./supervisor.ts";

export { EmbeddedDatabaseError } from "./errors.ts";

/** A PostgreSQL server that this process brought up or adopted. */
export interface EmbeddedDatabase {
  /** postgres:// address with the password; the role owns the database and is no superuser */
  url: string;
  /** Fast shutdown; resolves when the server is gone. May be called more than once. */
  stop(): Promise<void>;
}

/** The database's location and options. */
export interface EmbeddedDatabaseOptions {
  /** the folder for `postgres/` (the cluster) and `postgres.log` */
  dataDirectory: string;
  /** created if missing; default `sportstech` */
  databaseName?: string;
  /** default true; false for throwaway test servers: faster, but a loss of power loses the data */
  durable?: boolean;
  /** PostgreSQL's max_connections, of which it keeps three for administrators; default 60 */
  maxConnections?: number;
}

/**
 * Starts the PostgreSQL server that comes with the application, on a free loopback port. While this process
 * lives, a server that dies is restarted on the same port; the server itself doesn't keep the process alive.
 * If the process is killed, the server stays, and the next start adopts it.
 * @throws EmbeddedDatabaseError with one line to act on: unsupported platform, folder in use or not usable,
 * full disk, a cluster of another version
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { databaseName = "sportstech", durable = true, maxConnections = 60 } = options;
  checkDatabaseName(databaseName);
  const cluster = await openCluster(options.dataDirectory, durable);
  const log = await openLog(resolve(options.dataDirectory));
  const args = serverArguments(cluster.name, markOf(cluster.directory), { durable, maxConnections });
  const plan: Plan = { cluster, args, log, token: randomUUID() };
  try {
    const running = await bringUp(plan);
    try {
      const url = await prepareDatabase(running.guard.client, databaseName, cluster.password);
      const supervisor = new Supervisor(plan, running);
      return { url, stop: () => supervisor.stop() };
    } catch (error) {
      await endPostmaster(cluster.directory, running.pid);
      await forgetOwner(cluster.directory, plan.token);
      throw error;
    }
  } catch (error) {
    await log.close();
    if (error instanceof EmbeddedDatabaseError) throw error;
    const message = messageOf(error);
    throw (
      permanentError(message, cluster.directory) ??
      new EmbeddedDatabaseError(`The database ${databaseName} cannot be prepared: ${message}`)
    );
  }
}

/**
 * Opens the database for a short task alongside the product: on the running server if the product runs on
 * this folder, otherwise on its own one, which `stop` ends.
 * @throws EmbeddedDatabaseError as `startEmbeddedDatabase` does
 */
export async function joinEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase(options);
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    const { databaseName = "sportstech", durable = true } = options;
    const { directory, password } = await openCluster(options.dataDirectory, durable);
    const lock = await readLock(directory);
    if (!lock?.ready) throw error;
    return { url: addressOf(lock.port, databaseName, password), stop: async () => undefined };
  }
}
