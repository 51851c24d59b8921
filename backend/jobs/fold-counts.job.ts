import type { Job } from "../shared/job.ts";

/**
 * Consolidates the rows of stored counts: every change adds some, and fewer rows make counts faster to read.
 */
export const foldCountsJob: Job = {
  name: "fold-counts",
  schedule: "*/10 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("select fold_kept_counts()");
  },
};
