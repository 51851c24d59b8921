import type { Module } from "../../../shared/module.ts";
import { LookedForResolver } from "./looked-for.resolver.ts";

/** Anonymous statistics of searches and whether they succeed, for administrators and vendors. */
export const unmetSearches: Module = {
  resolvers: [LookedForResolver],
  access: {
    area: "discovery",
    operations: {
      "Mutation.markWanted": "administrators",
      "Mutation.noteSearch": "everyone",
      "Query.lookedFor": "signed in",
      "Query.searchReport": "administrators",
    },
  },
};
