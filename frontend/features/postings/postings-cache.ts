import { dueAgain } from "../../graphql/due-again.ts";

/** Lists that are out of date once something was posted or has changed. */
export const forgetPostings = dueAgain(
  "myPostings",
  "viewerPartnerships",
  "opportunities",
  "activeOpportunities",
  "collaborations",
  "applying",
  "fittingSolutions",
  "fittingVendors",
);
