import { evictQueries } from "../../../graphql/evict-queries.ts";

/** Mutation options that refresh the cache after tokens change. */
export const AGAIN = {
  update: evictQueries("auditEntries", "accessTokenCount"),
  refetchQueries: ["AccessTokens"],
  awaitRefetchQueries: true,
};
