import { findTools } from "./java.ts";
import { prepareProgram } from "./prepare.ts";
import { type Program, runNode, type SearchNode, type SearchNodeOptions } from "./run-node.ts";

/** How long the first start on a machine may take, with all that Maven fetches, in milliseconds. */
export const FIRST_START = 600_000;

/** Has everything that a node needs on this machine, fetched by Maven where it isn't there yet. */
export async function prepareSearchNode(): Promise<Program> {
  const tools = findTools();
  if (typeof tools === "string") throw new Error(`No search node can be started: ${tools}.`);
  return prepareProgram(tools);
}

/** Starts an OpenSearch node on loopback, without security, and resolves when it answers. */
export async function startSearchNode(options: SearchNodeOptions = {}): Promise<SearchNode> {
  return runNode(await prepareSearchNode(), options);
}
