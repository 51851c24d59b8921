import type { Job } from "../../../shared/job.ts";

/** Deletes view records that no longer prevent double counting. */
export const purgeViewsJob: Job = {
  name: "purge-views",
  schedule: "25 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from views where hour < now() - interval '2 hours'");
  },
};
