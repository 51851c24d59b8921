import { dueAgain } from "../../graphql/due-again.ts";

/** What fits the viewer follows their profile and what they did: lists that say so are read again. */
export const forgetFits = dueAgain(
  "fittingMentors",
  "fittingOpportunities",
  "fittingPapers",
  "fittingVendors",
  "activeOpportunities",
  "opportunities",
  "opportunity",
  "relatedOpportunities",
);
