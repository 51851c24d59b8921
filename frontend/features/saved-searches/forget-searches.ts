import { evictQueries } from "../../graphql/evict-queries.ts";

/** Makes the viewer's saved searches due again. */
export const forgetSearches = evictQueries("mySavedSearches");
