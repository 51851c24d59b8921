import type { Job } from "../shared/job.ts";

/** Adds up the rows of kept counts: every change leaves some, and the fewer there are the faster counts are read. */
export const foldCountsJob: Job = {
  name: "fold-counts",
  schedule: "*/10 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("select fold_kept_counts()");
  },
};
