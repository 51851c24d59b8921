import pg from "pg";
import type { Logger } from "pino";
import { connectionOptions } from "../shared/connections/connection-options.ts";

/** Timeout of a connection, in milliseconds. */
const CONNECTION_TIMEOUT = 5_000;

/**
 * Connections for the job queue, which listen for errors as long as they live: graphile-worker's own stop listening
 * before they end, and then a database that stops at the same time would end the process.
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
