import { inject } from "vitest";
import type { SearchNode } from "../../../scripts/search-node/run-node.ts";

/** Where an OpenSearch node answers. */
export type SharedNode = Pick<SearchNode, "url" | "transport">;

/** The node of all tests of this run that need no other: under names of their own, and they don't stop it. */
export async function sharedSearchNode(): Promise<SharedNode> {
  const answer = await fetch(inject("searchNodeOffer"));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedNode;
}
