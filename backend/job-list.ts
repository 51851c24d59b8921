import { foldCountsJob } from "./jobs/fold-counts.job.ts";
import { purgeJobsJob } from "./jobs/purge-jobs.job.ts";
import { purgeLimitsJob } from "./limits/purge-limits.job.ts";
import { sendMailJob } from "./mail/send-mail.job.ts";
import { modules } from "./modules.ts";
import type { Job } from "./shared/job.ts";

/** All background jobs. */
export const jobList: readonly Job<never>[] = [
  sendMailJob,
  foldCountsJob,
  purgeJobsJob,
  purgeLimitsJob,
  ...modules.flatMap((module) => module.jobs ?? []),
];
