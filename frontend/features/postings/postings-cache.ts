import { evictQueries } from "../../graphql/evict-queries.ts";

/** Lists that are out of date once something was posted or has changed. */
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
