import type { Job } from "../shared/job.ts";

/** Deletes expired counters. */
export const purgeLimitsJob: Job = {
  name: "purge-limits",
  schedule: "12 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from rate_limits where expire < extract(epoch from now()) * 1000");
  },
};
