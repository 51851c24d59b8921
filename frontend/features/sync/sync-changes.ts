import { evictQueries } from "../../graphql/evict-queries.ts";

/** Evicts what starting a sync makes stale. */
export const SYNC_STARTED = {
  update: evictQueries("auditEntries", "syncResults", "syncRun", "importRuns"),
};
