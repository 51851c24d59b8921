import { Client } from "pg";
import { connectionOptions } from "../../shared/postgres/connection-options.ts";
import { whyUnreachable } from "../connect.ts";
import { MIGRATION_LOCK } from "../migrate.ts";
import { BackupError } from "./errors.ts";

/** The timeout for the database to respond, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * Runs a task on its own connection, without the time limits of requests, and closes it afterwards.
 * @param lock `shared` keeps migrations out, `alone` also other tasks and starting servers.
 * @throws BackupError if the database can't be reached.
 */
export async function withConnection<Result>(
  url: string,
  lock: "shared" | "alone",
  task: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(url);
  try {
    // Before any transaction: a snapshot taken while waiting for the lock would be outdated.
    await client.query(`select pg_advisory_lock${lock === "shared" ? "_shared" : ""}($1)`, [MIGRATION_LOCK]);
    return await task(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client(connectionOptions(url, { purpose: "backup", connectionTimeoutMillis: TIMEOUT }));
  // A lost connection also fails the statement that runs on it.
  client.on("error", () => undefined);
  try {
    await client.connect();
    // As statements, so that no option in the URL can override them.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    return client;
  } catch (error) {
    const reason = whyUnreachable(url, error).replace(" (DATABASE_URL)", "");
    throw new BackupError(`T${reason.slice(1, -1)} (DATABASE_URL).`);
  }
}
