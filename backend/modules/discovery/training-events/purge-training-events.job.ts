import type { Job } from "../../../shared/job.ts";

/** Deletes events older than half a year. */
export const purgeTrainingEventsJob: Job = {
  name: "purge-training-events",
  schedule: "35 3 * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from training_events where happened_at < now() - interval '182 days'");
  },
};
