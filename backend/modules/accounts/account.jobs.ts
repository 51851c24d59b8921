import type { Job } from "../../shared/job.ts";
import { dueDeletionsJob } from "./deletion/due-deletions.job.ts";
import { passwordResetJob } from "./passwords/password-reset.job.ts";
import { purgeCredentialsJob } from "./sessions/purge-credentials.job.ts";

/** What accounts have done apart from requests. */
export const accountJobs: Job<never>[] = [dueDeletionsJob, passwordResetJob, purgeCredentialsJob];
