import type { Module } from "../../shared/module.ts";
import { BriefComparisonResolver } from "./briefs/comparison.resolver.ts";
import { MatchResolver } from "./briefs/match.resolver.ts";
import { purgeSearchChangesJob } from "./live/purge-changes.job.ts";
import { SearchResolver } from "./search/search.resolver.ts";

/** Search over everything that is public, and solutions for briefs. */
export const discovery: Module = {
  resolvers: [SearchResolver, MatchResolver, BriefComparisonResolver],
  access: {
    operations: {
      "Query.briefComparison": "everyone",
      "Query.matchSolutions": "everyone",
      "Query.search": "everyone",
    },
  },
  jobs: [purgeSearchChangesJob],
};
