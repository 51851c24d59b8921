import { evictQueries } from "../../../graphql/evict-queries.ts";

/** What a change of a source makes out of date. */
export const FORGET = {
  update: evictQueries("auditEntries"),
  refetchQueries: ["SyncSources"],
  awaitRefetchQueries: true,
};
