import { Client } from "pg";
import { MIGRATION_LOCK } from "../migrate.ts";
import { BackupError } from "./errors.ts";

/** How long to wait for the database to answer, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * One connection without the time limits of requests, for a long task that ends when `task` does.
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
    // Before any transaction: a snapshot taken while waiting would be older than what was waited for.
    await client.query(`select pg_advisory_lock${lock === "shared" ? "_shared" : ""}($1)`, [MIGRATION_LOCK]);
    return await task(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: "sportstech-hub backup",
    connectionTimeoutMillis: TIMEOUT,
    options: "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0",
  });
  // A lost connection also fails the statement that runs on it.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const reason = error instanceof Error ? error.message.split("\n")[0] || error.name : String(error);
    throw new BackupError(
      `The database at ${hostname}:${port || 5432}${pathname} can't be reached: ${reason}`,
    );
  }
}
