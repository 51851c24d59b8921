import type { SyncRun_RunFragment } from "./sync.generated.ts";

type Status = SyncRun_RunFragment["results"][number]["status"];

/** The label of each status. */
export const SYNC_STATUS_WORDS: Readonly<Record<Status, string>> = {
  WAITING: "Waiting",
  RUNNING: "Running",
  WRITTEN: "Synced",
  UNCHANGED: "Unchanged",
  REFUSED: "Rejected",
  FAILED: "Failed",
};

/** The hue of each status. */
export const SYNC_STATUS_HUES: Readonly<Record<Status, string>> = {
  WAITING: "gray",
  RUNNING: "gray",
  WRITTEN: "green",
  UNCHANGED: "gray",
  REFUSED: "yellow",
  FAILED: "yellow",
};

/** Whether every source of a sync was read successfully. */
export const hasSucceeded = ({ results }: SyncRun_RunFragment) =>
  results.every(({ status }) => status === "WRITTEN" || status === "UNCHANGED");

/** Returns how many sources of a sync are complete. */
export const doneOf = ({ results }: SyncRun_RunFragment) =>
  results.filter(({ status }) => status !== "WAITING" && status !== "RUNNING").length;
