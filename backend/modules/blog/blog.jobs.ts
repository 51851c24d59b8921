import "./personal-data.ts";
import type { Job } from "../../jobs/job.ts";
import { newsletterConfirmationJob } from "./newsletter/confirmation.job.ts";
import { newsletterDigestJob, newsletterLetterJob } from "./newsletter/digest.job.ts";

/** What the blog does apart from requests. */
export const blogJobs: readonly Job<never>[] = [
  newsletterConfirmationJob,
  newsletterDigestJob,
  newsletterLetterJob,
];
