import type { Job } from "../../../shared/job.ts";
import { removeUnused } from "../../../shared/storage/remove-unused.ts";
import { storageOf } from "../../../shared/storage/storage-of.ts";
import { hashOf } from "./serving/file-name.ts";
import { HOLD_FILES } from "./uploading/store-file.ts";

/** Deletes stored files that no document uses anymore, and what failed uploads have left. */
export const collectDocumentsJob: Job = {
  name: "collect-documents",
  schedule: "43 4 * * *",
  oneAtATime: true,
  run: (_payload, { em, settings }) =>
    removeUnused(em, storageOf(settings.documents), {
      table: "documents",
      column: "hash",
      hold: HOLD_FILES,
      hashOf,
    }),
};
