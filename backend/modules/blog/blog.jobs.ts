import "./personal-data.ts";
import type { Job } from "../../shared/job.ts";
import { newsletterConfirmationJob } from "./newsletter/confirmation.job.ts";
import { newsletterDigestJob, newsletterLetterJob } from "./newsletter/digest.job.ts";
import { purgeViewsJob } from "./views/purge-views.job.ts";

/** What the blog does apart from requests. */
export const blogJobs: readonly Job<never>[] = [
  newsletterConfirmationJob,
  newsletterDigestJob,
  newsletterLetterJob,
  purgeViewsJob,
];
