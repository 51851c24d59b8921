import { evictQueries } from "../../graphql/evict-queries.ts";

/** Evicts the viewer's saved searches from the cache. */
export const forgetSearches = evictQueries("mySavedSearches");
