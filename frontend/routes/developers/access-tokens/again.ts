import { evictQueries } from "../../../graphql/evict-queries.ts";

/** What a change of tokens makes out of date. */
export const AGAIN = {
  update: evictQueries("auditEntries", "accessTokenCount"),
  refetchQueries: ["AccessTokens"],
  awaitRefetchQueries: true,
};
