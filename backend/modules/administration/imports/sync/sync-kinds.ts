import { registerEnumType } from "type-graphql";

/** The status of a source in a sync. */
export const SyncStatuses = {
  WAITING: "waiting",
  RUNNING: "running",
  WRITTEN: "written",
  UNCHANGED: "unchanged",
  REFUSED: "refused",
  FAILED: "failed",
} as const;

export type SyncStatus = (typeof SyncStatuses)[keyof typeof SyncStatuses];

registerEnumType(SyncStatuses, {
  name: "SyncStatus",
  description: "The result for a source in a sync.",
  valuesConfig: {
    FAILED: { description: "It ended with an error." },
    REFUSED: { description: "What it read could not be imported." },
    RUNNING: { description: "It is being carried out." },
    UNCHANGED: { description: "There was nothing new." },
    WAITING: { description: "It hasn't started yet." },
    WRITTEN: { description: "Its records are in the catalog." },
  },
});

/** The labels of the statuses. */
export const SYNC_STATUS_LABELS: Record<SyncStatus, string> = {
  waiting: "Waiting",
  running: "Running",
  written: "Synced",
  unchanged: "Unchanged",
  refused: "Rejected",
  failed: "Failed",
};
