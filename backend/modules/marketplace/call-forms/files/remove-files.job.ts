import type { Job } from "../../../../shared/job.ts";
import { removeUnused } from "../../../../shared/storage/remove-unused.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";

/** Deletes stored files whose rows were deleted. */
export const removeFilesJob: Job<{ readonly keys: readonly string[] }> = {
  name: "remove-application-files",
  run: ({ keys }, { settings }) => storageOf(settings.applicationFiles).remove(keys),
};

/** Deletes stored files that no application has, such as those of deleted calls and failed uploads. */
export const collectFilesJob: Job = {
  name: "collect-application-files",
  schedule: "13 4 * * *",
  oneAtATime: true,
  run: (_payload, { em, settings }) =>
    removeUnused(em, storageOf(settings.applicationFiles), {
      table: "application_files",
      column: "storage_key",
      // A new file is much younger than those that are collected when its row is written.
      hold: "select 1",
      hashOf: (name) => name,
    }),
};
