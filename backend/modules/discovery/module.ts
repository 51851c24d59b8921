import type { Module } from "../../shared/module.ts";
import { purgeSearchChangesJob } from "./live/purge-changes.job.ts";
import { SearchResolver } from "./search/search.resolver.ts";

/** Search over everything that is public. */
export const discovery: Module = {
  resolvers: [SearchResolver],
  access: { operations: { "Query.search": "everyone" } },
  jobs: [purgeSearchChangesJob],
};
