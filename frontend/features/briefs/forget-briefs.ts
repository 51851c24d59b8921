import { evictQueries } from "../../graphql/evict-queries.ts";

/** Makes the viewer's saved briefs due again. */
export const forgetBriefs = evictQueries("mySavedBriefs");
/** Makes them due again with what fits them. */
export const forgetMatches = evictQueries("mySavedBriefs", "matchSavedBrief");
