import type { ImportRun_RunFragment } from "./imports.generated.ts";

type Status = ImportRun_RunFragment["status"];

/** How the statuses are shown. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  WAITING: "Waiting",
  RUNNING: "Running",
  WRITTEN: "Imported",
  REFUSED: "Refused",
  FAILED: "Failed",
  UNDOING: "Being undone",
  UNDONE: "Undone",
};

/** Whether a run will change by itself. */
export const isGoing = (status: Status) => ["WAITING", "RUNNING", "UNDOING"].includes(status);

/** What became of a run, in a sentence. */
export function outcomeOf({ status, dryRun, percent, undoLeft }: ImportRun_RunFragment): string {
  if (status === "WAITING") return "It waits until other imports have ended.";
  if (status === "RUNNING") return `Reading the file: ${percent}%.`;
  if (status === "UNDOING") return "It is being undone. If that takes long, you can try again.";
  if (status === "UNDONE") return undoLeft ? `Undone, but ${undoLeft} were left as they are.` : "Undone.";
  if (status === "FAILED") return "Nothing was written.";
  if (status === "REFUSED") {
    return `Some rows are bad: nothing ${dryRun ? "would be" : "was"} written. Mend them, or leave bad rows out.`;
  }
  return dryRun ? "Nothing was written yet: this is what the import would do." : "Imported.";
}
