import type { Job } from "../../../shared/job.ts";

/** Deletes challenges that nobody answered in time. */
export const purgePasskeyChallengesJob: Job = {
  name: "purge-passkey-challenges",
  schedule: "*/10 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from passkey_challenges where expires_at < now()");
  },
};
