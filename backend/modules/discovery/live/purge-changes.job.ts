import type { Job } from "../../../shared/job.ts";

/** Deletes changes that every index in use has read: one that was not used for half as long is filled anew. */
export const purgeSearchChangesJob: Job = {
  name: "purge-search-changes",
  schedule: "40 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from search_changes where changed_at < now() - interval '1 day'");
  },
};
