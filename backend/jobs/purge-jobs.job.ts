import type { Job } from "../shared/job.ts";

/** Deletes jobs that failed permanently a week ago, which leaves time to investigate. */
export const purgeJobsJob: Job = {
  name: "purge-jobs",
  schedule: "17 3 * * *",
  run: async (_payload, { em }) => {
    await em.execute(
      `select from graphile_worker.complete_jobs(array(
         select id from graphile_worker.jobs where attempts >= max_attempts and run_at < now() - interval '7 days'))`,
    );
  },
};
