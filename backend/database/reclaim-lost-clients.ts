import type { Pool, PoolClient } from "pg";

/** Grace period for a lost connection to be released, in milliseconds. */
const GRACE_PERIOD = 1_000;

/**
 * Frees the pool slot of a connection lost within a transaction. Its rollback fails, and then the query
 * builder never releases the connection: each one would leak a slot until the pool is exhausted.
 */
export function reclaimLostClients(pool: Pool): void {
  pool.on("connect", (client: PoolClient) => {
    client.once("end", () => {
      setTimeout(() => {
        try {
          client.release(true);
        } catch {
          // It was released in time.
        }
      }, GRACE_PERIOD).unref();
    });
  });
}
