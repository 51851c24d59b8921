import { evictQueries } from "../../graphql/evict-queries.ts";

/** What a sync that starts makes out of date. */
export const SYNC_STARTED = {
  update: evictQueries("auditEntries", "syncResults", "syncRun", "importRuns"),
};
