import type { Pool, PoolClient } from "pg";
import { acquireConnection } from "../shared/postgres/connection-quota.ts";

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;
type Release = (error?: Error | boolean) => void;

/** Limits each request to its share of connections at a time; its further statements wait for its own. */
export function poolFairly(pool: Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const connectInTurn = async () => {
    const giveBack = await acquireConnection();
    const client = await connect().catch((error: unknown) => {
      giveBack();
      throw error;
    });
    const { release } = client;
    client.release = (error) => {
      giveBack();
      release.call(client, error);
    };
    return client;
  };
  const connectByCallback = (connected?: Connected) => {
    const client = connectInTurn();
    if (!connected) return client;
    client.then(
      (free) => connected(undefined, free, free.release),
      (error: Error) => connected(error, undefined, () => undefined),
    );
    return undefined;
  };
  pool.connect = connectByCallback as Pool["connect"];
}
