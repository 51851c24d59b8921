import type { ApolloCache } from "@apollo/client";
import { evictQueries } from "../../graphql/evict-queries.ts";

const forgetBookmarks = evictQueries(
  "bookmarks",
  "bookmarkCounts",
  "fittingMentors",
  "fittingOpportunities",
  "fittingPapers",
  "fittingVendors",
);

/** Evicts the lists of saved records from the cache; the records themselves are up to date. */
export function forgetSaved(cache: ApolloCache): void {
  for (const fieldName of ["solutions", "vendors", "opportunities", "researchPapers", "collaborations"])
    forgetFiltered(cache, fieldName);
  for (const fieldName of ["marketTrends", "blogPosts"]) forgetFiltered(cache, fieldName);
  forgetBookmarks(cache);
}

function forgetFiltered(cache: ApolloCache, fieldName: string): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      [fieldName]: (value: unknown, { storeFieldName, DELETE }) =>
        storeFieldName.includes('"saved":true') ? DELETE : value,
    },
  });
}

/** Evicts everything about shortlists from the cache. */
export const forgetShortlists = evictQueries(
  "shortlists",
  "shortlist",
  "shortlistEntries",
  "shortlistEntriesOf",
);
