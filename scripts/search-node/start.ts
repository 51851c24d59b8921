import { findTools } from "./java.ts";
import { prepareProgram } from "./prepare.ts";
import { type Program, runNode, type SearchNode, type SearchNodeOptions } from "./run-node.ts";

/** How long the first start on a machine may take, including Maven's downloads, in milliseconds. */
export const FIRST_START = 600_000;

/** Ensures that everything a node needs is on this machine, downloading it by Maven if missing. */
export async function prepareSearchNode(): Promise<Program> {
  const tools = findTools();
  if (typeof tools === "string") throw new Error(`No search node can be started: ${tools}.`);
  return prepareProgram(tools);
}

/** Starts an OpenSearch node on loopback, without security, and resolves when it responds. */
export async function startSearchNode(options: SearchNodeOptions = {}): Promise<SearchNode> {
  return runNode(await prepareSearchNode(), options);
}
