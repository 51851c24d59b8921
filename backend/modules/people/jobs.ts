import type { Job } from "../../shared/job.ts";
import { passwordResetJob } from "../credentials/passwords/password-reset.job.ts";
import { purgeCredentialsJob } from "../credentials/purge-credentials.job.ts";
import { dueDeletionsJob } from "./deletion/due-deletions.job.ts";

/** What accounts have done apart from requests. */
export const accountJobs: Job<never>[] = [dueDeletionsJob, passwordResetJob, purgeCredentialsJob];
