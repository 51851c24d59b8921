import { Client } from "pg";

/** One row of a result. */
export type Row = Record<string, unknown>;

/** Runs one statement on its own connection. */
export async function ask(url: string, query: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect(url);
  try {
    return (await client.query(query, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Opens a connection whose loss doesn't cause an uncaught error. */
export async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
