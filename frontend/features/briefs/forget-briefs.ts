import { evictQueries } from "../../graphql/evict-queries.ts";

/** Evicts the viewer's saved briefs from the cache. */
export const forgetBriefs = evictQueries("mySavedBriefs");
/** Evicts them together with their matches. */
export const forgetMatches = evictQueries("mySavedBriefs", "matchSavedBrief");
