import { dueAgain } from "../../graphql/due-again.ts";

const due = dueAgain("searchSynonyms", "search");

/** What a change of synonyms makes out of date: the list, which is read again, and what searches have found. */
export const FORGET = {
  update: due,
  refetchQueries: ["SearchSynonyms"],
  awaitRefetchQueries: true,
};
