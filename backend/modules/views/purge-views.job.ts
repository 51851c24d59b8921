import type { Job } from "../../shared/job.ts";

/** Forgets who has seen what, once it no longer keeps a visitor from counting twice. */
export const purgeViewsJob: Job = {
  name: "purge-views",
  schedule: "25 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from views where hour < now() - interval '2 hours'");
  },
};
