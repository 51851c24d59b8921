import { purgeJobsJob } from "./jobs/purge-jobs.job.ts";
import { purgeLimitsJob } from "./limits/purge-limits.job.ts";
import { sendMailJob } from "./mail/send-mail.job.ts";
import { blogJobs } from "./modules/blog/blog.jobs.ts";
import { accountJobs } from "./modules/people/jobs.ts";
import type { Job } from "./shared/job.ts";

/** Everything that is done apart from requests. */
export const jobList: readonly Job<never>[] = [
  sendMailJob,
  purgeJobsJob,
  purgeLimitsJob,
  ...accountJobs,
  ...blogJobs,
];
