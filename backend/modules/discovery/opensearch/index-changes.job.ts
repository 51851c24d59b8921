import type { Job } from "../../../shared/job.ts";
import { searchEngineOf } from "../engine/engine-of.ts";

/** Has the engine write down what has changed, where it keeps that elsewhere than in the processes' memory. */
export const indexChangesJob: Job = {
  name: "index-search-changes",
  schedule: "* * * * *",
  oneAtATime: true,
  run: async (_payload, { em }) => {
    await searchEngineOf(em).work?.(em);
  },
};
