import { evictQueries } from "../../../graphql/evict-queries.ts";

const due = evictQueries("searchSynonyms", "search");

/** What a change of synonyms makes out of date: the list, which is read again, and what searches have found. */
export const FORGET = {
  update: due,
  refetchQueries: ["SearchSynonyms"],
  awaitRefetchQueries: true,
};
