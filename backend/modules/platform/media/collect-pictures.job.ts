import type { Job } from "../../../shared/job.ts";
import { removeUnused } from "../../../shared/storage/remove-unused.ts";
import { storageOf } from "../../../shared/storage/storage-of.ts";
import { HOLD_FILES } from "./uploading/store-picture.ts";

/** Deletes stored files that no picture uses anymore, and what failed uploads have left. */
export const collectPicturesJob: Job = {
  name: "collect-pictures",
  schedule: "23 4 * * *",
  oneAtATime: true,
  run: (_payload, { em, settings }) =>
    removeUnused(em, storageOf(settings.media), {
      table: "media",
      column: "hash",
      hold: HOLD_FILES,
      hashOf: (name) => name.split("-", 1)[0] ?? "",
    }),
};
