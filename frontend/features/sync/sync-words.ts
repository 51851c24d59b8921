import type { SyncRun_RunFragment } from "./sync.generated.ts";

type Status = SyncRun_RunFragment["results"][number]["status"];

/** How the statuses are shown. */
export const SYNC_STATUS_WORDS: Readonly<Record<Status, string>> = {
  WAITING: "Waiting",
  RUNNING: "Running",
  WRITTEN: "Synced",
  UNCHANGED: "Unchanged",
  REFUSED: "Rejected",
  FAILED: "Failed",
};

/** The hues of the statuses. */
export const SYNC_STATUS_HUES: Readonly<Record<Status, string>> = {
  WAITING: "gray",
  RUNNING: "gray",
  WRITTEN: "green",
  UNCHANGED: "gray",
  REFUSED: "yellow",
  FAILED: "yellow",
};

/** Whether every source of a sync was read. */
export const hasSucceeded = ({ results }: SyncRun_RunFragment) =>
  results.every(({ status }) => status === "WRITTEN" || status === "UNCHANGED");

/** How many sources of a sync are done. */
export const doneOf = ({ results }: SyncRun_RunFragment) =>
  results.filter(({ status }) => status !== "WAITING" && status !== "RUNNING").length;
