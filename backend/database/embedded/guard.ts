import { Socket } from "node:net";
import { Client } from "pg";
import { messageOf } from "./errors.ts";
import { isRunning } from "./processes.ts";

/**
 * The launcher's own connection. It holds a lock that means "this process runs the server": PostgreSQL
 * releases it as soon as the process dies, so a live owner and an orphaned server cannot be confused.
 */
export interface Guard {
  client: Client;
  /** resolves when the connection is closed */
  lost: Promise<void>;
  /** lets the process exit although the connection is open */
  unref(): void;
}

/** Why there is no guard: another process's id, or the reason to retry. */
export type GuardOutcome = { guard: Guard } | { owner: number } | { trouble: string };

const lockKey = 0x53544842;
const nameStart = "sportstech launcher ";

/**
 * Tries to become the owner of the server on a port.
 * @param password the superuser's
 */
export async function acquireGuard(port: number, password: string): Promise<GuardOutcome> {
  const socket = new Socket();
  const client = new Client({
    stream: () => socket,
    host: "127.0.0.1",
    port,
    user: "postgres",
    password,
    database: "postgres",
    ssl: false,
    application_name: `${nameStart}${process.pid}`,
    // A failing CREATE ROLE must not put the password in the log.
    options: "-c log_min_error_statement=panic -c log_min_duration_statement=-1",
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  const lost = new Promise<void>((resolve) => client.once("end", resolve));
  try {
    await client.connect();
    const outcome = await lock(client);
    if (outcome === undefined) return { guard: { client, lost, unref: () => void socket.unref() } };
    await client.end();
    return outcome;
  } catch (error) {
    client.end().catch(() => undefined);
    return { trouble: messageOf(error) };
  }
}

async function lock(client: Client): Promise<Exclude<GuardOutcome, { guard: Guard }> | undefined> {
  const take = "select pg_try_advisory_lock($1) as locked";
  const tried = await client.query<{ locked: boolean }>(take, [lockKey]);
  if (tried.rows[0]?.locked) return undefined;
  const holders = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  );
  const owner = Number(holders.rows[0]?.name.slice(nameStart.length));
  return owner > 0 && isRunning(owner) ? { owner } : { trouble: "its previous owner is still shutting down" };
}
