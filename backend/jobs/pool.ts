import pg from "pg";
import type { Logger } from "pino";
import { connectionOptions } from "../shared/postgres/connection-options.ts";

/** Timeout of a connection, in milliseconds. */
const CONNECTION_TIMEOUT = 5_000;

/**
 * Creates the job queue's connections, which handle errors for their whole lifetime: graphile-worker's own
 * stop listening before they are closed, and a database that stops at the same moment would crash the
 * process.
 */
export function jobPool(url: string, max: number, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, {
      purpose: "jobs",
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      keepAlive: true,
    }),
    max,
  });
  const note = ({ message }: Error) =>
    logger.warn({ reason: message }, "a connection of the job queue was lost");
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  return pool;
}
