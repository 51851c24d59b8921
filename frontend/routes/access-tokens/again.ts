import { dueAgain } from "../../graphql/due-again.ts";

/** What a change of tokens makes out of date. */
export const AGAIN = {
  update: dueAgain("auditEntries", "accessTokenCount"),
  refetchQueries: ["AccessTokens"],
  awaitRefetchQueries: true,
};
