import { dueAgain } from "../../graphql/due-again.ts";

/** What a sync that starts makes out of date. */
export const SYNC_STARTED = {
  update: dueAgain("auditEntries", "syncResults", "syncRun", "importRuns"),
};
