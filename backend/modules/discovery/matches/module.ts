import type { Module } from "../../../shared/module.ts";
import { DealFlowResolver } from "./deals/deal-flow.resolver.ts";
import { MatchesResolver } from "./matches.resolver.ts";
import { ViewerMatchResolver } from "./viewer-match.resolver.ts";

/**
 * Matches in both directions: between opportunities and their potential applicants, and between people and
 * their interests.
 */
export const matches: Module = {
  resolvers: [MatchesResolver, DealFlowResolver, ViewerMatchResolver],
  access: {
    area: "discovery",
    operations: {
      "Query.dealFlow": "signed in",
      "Query.fittingMentors": "signed in",
      "Query.fittingOpportunities": "signed in",
      "Query.fittingPapers": "signed in",
      "Query.fittingSolutions": "signed in",
      "Query.fittingVendors": "signed in",
    },
  },
};
