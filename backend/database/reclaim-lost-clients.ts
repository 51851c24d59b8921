import type { Pool, PoolClient } from "pg";

/** How long whoever holds a connection that ended may take to give it back, in milliseconds. */
const GRACE_PERIOD = 1_000;

/**
 * Frees the pool's place of a connection that ended within a transaction. Its rollback fails, and then the
 * query builder never gives the connection back: each would cost the pool one place until none is left.
 */
export function reclaimLostClients(pool: Pool): void {
  pool.on("connect", (client: PoolClient) => {
    client.once("end", () => {
      setTimeout(() => {
        try {
          client.release(true);
        } catch {
          // It was given back in time.
        }
      }, GRACE_PERIOD).unref();
    });
  });
}
