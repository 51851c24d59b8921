import { evictQueries } from "../../graphql/evict-queries.ts";

/** Evicts the viewer's matches from the cache, which depend on their profile and activity. */
export const forgetMatches = evictQueries(
  "fittingMentors",
  "fittingOpportunities",
  "fittingPapers",
  "fittingVendors",
  "activeOpportunities",
  "opportunities",
  "opportunity",
  "relatedOpportunities",
);
