import type { ImportRun_RunFragment } from "./imports.generated.ts";

type Status = ImportRun_RunFragment["status"];

/** The label of each status. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  WAITING: "Waiting",
  RUNNING: "Running",
  WRITTEN: "Imported",
  REFUSED: "Rejected",
  FAILED: "Failed",
  UNDOING: "Being undone",
  UNDONE: "Undone",
};

/** Whether a run is still in progress. */
export const isGoing = (status: Status) => ["WAITING", "RUNNING", "UNDOING"].includes(status);

/** Summarizes the outcome of a run in a sentence. */
export function outcomeOf({ status, dryRun, percent, undoLeft }: ImportRun_RunFragment): string {
  if (status === "WAITING") return "Waiting for other imports to finish.";
  if (status === "RUNNING") return `Reading the file: ${percent}%.`;
  if (status === "UNDOING") return "Undoing the import. If this takes too long, try again.";
  if (status === "UNDONE") return undoLeft ? `Undone, except for ${undoLeft} left as they were.` : "Undone.";
  if (status === "FAILED") return "Nothing was imported.";
  if (status === "REFUSED") {
    return `Some rows are bad, so nothing ${dryRun ? "would be" : "was"} imported. Fix them, or leave bad rows out.`;
  }
  return dryRun ? "Nothing has been imported yet. This is what the import would do." : "Imported.";
}
