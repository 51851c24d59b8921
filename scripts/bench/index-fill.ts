import { setTimeout as delay } from "node:timers/promises";
import type { BenchServer } from "./servers.ts";

/** What a search says of itself. */
export interface SearchSaid {
  readonly totalCount: number;
  /** Whether the index had everything. */
  readonly isComplete: boolean;
}

/** Searches for a text. */
export async function search(server: BenchServer, text: string): Promise<SearchSaid> {
  const query = `{ search(text: ${JSON.stringify(text)}, first: 1) { totalCount isComplete } }`;
  const body = JSON.stringify({ query });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server.url}/graphql`, { method: "POST", headers, body });
  const { data } = (await answer.json()) as { data: { search: SearchSaid } | null };
  // A cluster that is busy with being filled may be too late.
  return data?.search ?? { totalCount: 0, isComplete: false };
}

/** How long until a search says that it has seen everything, in milliseconds. */
export async function untilComplete(server: BenchServer): Promise<number> {
  const began = performance.now();
  while (!(await search(server, "analysis")).isComplete) await delay(20);
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
