import type { Job } from "../shared/job.ts";

/** Deletes counters whose time is over; they count nothing any more, deleted or not. */
export const purgeLimitsJob: Job = {
  name: "purge-limits",
  schedule: "12 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from rate_limits where expire < ?", [Date.now()]);
  },
};
