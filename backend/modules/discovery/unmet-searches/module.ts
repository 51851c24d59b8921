import type { Module } from "../../../shared/module.ts";
import { LookedForResolver } from "./looked-for.resolver.ts";

/** What is looked for, and whether it is found: for administrators and vendors, of nobody in particular. */
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
