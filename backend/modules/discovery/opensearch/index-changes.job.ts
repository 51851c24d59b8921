import type { Job } from "../../../shared/job.ts";
import { searchEngineOf } from "../engine/engine-of.ts";

/** Writes changes to the engine's external storage, if it has any. */
export const indexChangesJob: Job = {
  name: "index-search-changes",
  schedule: "* * * * *",
  oneAtATime: true,
  run: async (_payload, { em }) => {
    await searchEngineOf(em).work?.(em);
  },
};
