import type { Module } from "../../shared/module.ts";
import { FitResolver } from "./fit.resolver.ts";
import { ViewerMatchResolver } from "./viewer-match.resolver.ts";

/** What fits whom, in both directions: opportunities and those who may answer them, people and what they look for. */
export const fits: Module = {
  resolvers: [FitResolver, ViewerMatchResolver],
  access: {
    operations: {
      "Query.fittingMentors": "signed in",
      "Query.fittingOpportunities": "signed in",
      "Query.fittingPapers": "signed in",
      "Query.fittingSolutions": "signed in",
      "Query.fittingVendors": "signed in",
    },
  },
};
