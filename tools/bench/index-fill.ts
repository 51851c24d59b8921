import { setTimeout as delay } from "node:timers/promises";
import type { BenchServer } from "./servers.ts";

/** What a search says of itself. */
export interface SearchSaid {
  readonly totalCount: number;
  /** Whether the index had everything. */
  readonly isComplete: boolean;
}

/** How long a server may take until its index is complete, in milliseconds. */
const MOST = 20 * 60_000;

/** Asks an operation; undefined where it isn't answered, as when a busy cluster or database is too late. */
export async function askedOf<Data>({ url }: BenchServer, query: string): Promise<Data | undefined> {
  const body = JSON.stringify({ query });
  const headers = { "content-type": "application/json" };
  try {
    const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body });
    const { data } = (await answer.json()) as { data?: Data | null };
    return data ?? undefined;
  } catch {
    return undefined;
  }
}

/** Searches for a text; what isn't answered has found nothing. */
export async function search(server: BenchServer, text: string): Promise<SearchSaid> {
  const query = `{ search(text: ${JSON.stringify(text)}, first: 1) { totalCount isComplete } }`;
  const data = await askedOf<{ search: SearchSaid }>(server, query);
  return data?.search ?? { totalCount: 0, isComplete: false };
}

/** How long until a search says that it has seen everything, in milliseconds. @throws Error if it never does. */
export async function untilComplete(server: BenchServer): Promise<number> {
  const began = performance.now();
  while (!(await search(server, "analysis")).isComplete) {
    if (performance.now() - began > MOST) throw new Error("The index is never complete.");
    await delay(20);
  }
  return performance.now() - began;
}

/** Waits until a server's index is filled, and says what that took: what is measured then is not the filling. */
export async function fillIndex(server: BenchServer): Promise<string> {
  const before = await server.usage();
  const took = await untilComplete(server);
  const after = await server.usage();
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return `Index filled in ${seconds(took)} s (${seconds(after.cpu - before.cpu)} s of processor time), with ${(after.memory - before.memory).toFixed(0)} MB more.`;
}
