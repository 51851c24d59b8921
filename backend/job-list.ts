// What modules keep of a person must be known where accounts end.
import "./modules/opportunities/personal-data.ts";
import "./modules/organizations/personal-data.ts";
import "./modules/research/personal-data.ts";
import "./modules/reviews/personal-data.ts";
import type { Job } from "./jobs/job.ts";
import { purgeJobsJob } from "./jobs/purge-jobs.job.ts";
import { purgeLimitsJob } from "./limits/purge-limits.job.ts";
import { sendMailJob } from "./mail/send-mail.job.ts";
import { accountJobs } from "./modules/accounts/account.jobs.ts";
import { blogJobs } from "./modules/blog/blog.jobs.ts";
import { purgeViewsJob } from "./modules/views/purge-views.job.ts";

/** Everything that is done apart from requests. */
export const jobList: readonly Job<never>[] = [
  sendMailJob,
  purgeJobsJob,
  purgeLimitsJob,
  ...accountJobs,
  ...blogJobs,
  purgeViewsJob,
];
