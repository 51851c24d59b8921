import { Socket } from "node:net";
import type { Pool, PoolClient } from "pg";

/**
 * Closes connections that receive nothing for `patience` milliseconds while in use: a database that is
 * frozen, or whose machine is gone, sends nothing at all, and its own timeouts don't apply. Ending single
 * statements (pg's `query_timeout`) would leave the connection waiting for the response when it is reused.
 */
export function endSilentClients(pool: Pool, patience: number): void {
  pool.on("connect", (client) => {
    const socket = socketOf(client);
    socket?.on("timeout", () => socket.destroy());
  });
  pool.on("acquire", (client) => {
    socketOf(client)?.setTimeout(patience);
  });
  pool.on("release", (_error, client) => {
    socketOf(client)?.setTimeout(0);
  });
}

function socketOf({ connection: { stream } }: PoolClient): Socket | undefined {
  return stream instanceof Socket ? stream : undefined;
}
