import { evictQueries } from "../../../graphql/evict-queries.ts";

const due = evictQueries("searchSynonyms", "search");

/** Mutation options after synonyms change: refetch the list, and evict search results. */
export const FORGET = {
  update: due,
  refetchQueries: ["SearchSynonyms"],
  awaitRefetchQueries: true,
};
