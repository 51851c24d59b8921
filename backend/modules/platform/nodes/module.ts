import type { Module } from "../../../shared/module.ts";
import { NodeResolver } from "./node.resolver.ts";

/** Public records of any kind by their global ids. */
export const nodes: Module = {
  resolvers: [NodeResolver],
  access: { area: "catalog", operations: { "Query.node": "everyone", "Query.nodes": "everyone" } },
};
