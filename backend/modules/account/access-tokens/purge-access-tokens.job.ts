import type { Job } from "../../../shared/job.ts";

/**
 * Deletes tokens 30 days after they expired; until then they are listed, so that people notice which ones
 * did.
 */
export const purgeAccessTokensJob: Job = {
  name: "purge-access-tokens",
  schedule: "47 3 * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from access_tokens where expires_at < now() - interval '30 days'");
  },
};
