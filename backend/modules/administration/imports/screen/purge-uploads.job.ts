import type { Job } from "../../../../shared/job.ts";

/** Deletes uploaded files after two days, and previews after a week, and what websites answered after a year; the results of runs are kept. */
export const purgeUploadsJob: Job = {
  name: "purge-import-uploads",
  schedule: "41 3 * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from import_uploads where created_at < now() - interval '2 days'");
    await em.execute("delete from import_runs where dry_run and created_at < now() - interval '7 days'");
    await em.execute("delete from website_checks where checked_at < now() - interval '1 year'");
  },
};
