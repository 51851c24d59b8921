import type { Module } from "../../shared/module.ts";
import { MatchResolver } from "./briefs/match.resolver.ts";
import { encodeRecordsJob } from "./encoder/encode-records.job.ts";
import { purgeSearchChangesJob } from "./live/purge-changes.job.ts";
import { SearchResolver } from "./search/search.resolver.ts";

/** Search over everything that is public, and solutions for briefs. */
export const discovery: Module = {
  resolvers: [SearchResolver, MatchResolver],
  access: { operations: { "Query.search": "everyone", "Query.matchSolutions": "everyone" } },
  jobs: [purgeSearchChangesJob, encodeRecordsJob],
};
