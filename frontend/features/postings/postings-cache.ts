import { evictQueries } from "../../graphql/evict-queries.ts";

/** Evicts the lists that a new or changed posting makes stale. */
export const forgetPostings = evictQueries(
  "myPostings",
  "viewerPartnerships",
  "opportunities",
  "activeOpportunities",
  "collaborations",
  "applying",
  "fittingSolutions",
  "fittingVendors",
);
