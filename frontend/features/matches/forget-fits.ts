import { evictQueries } from "../../graphql/evict-queries.ts";

/** What fits the viewer follows their profile and what they did: lists that say so are read again. */
export const forgetFits = evictQueries(
  "fittingMentors",
  "fittingOpportunities",
  "fittingPapers",
  "fittingVendors",
  "activeOpportunities",
  "opportunities",
  "opportunity",
  "relatedOpportunities",
);
