import { evictQueries } from "../../../graphql/evict-queries.ts";

/** Mutation options that refresh the cache after a source changes. */
export const FORGET = {
  update: evictQueries("auditEntries"),
  refetchQueries: ["SyncSources"],
  awaitRefetchQueries: true,
};
