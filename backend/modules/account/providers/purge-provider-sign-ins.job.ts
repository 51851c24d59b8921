import type { Job } from "../../../shared/job.ts";

/** Deletes sign-ins at providers from which nobody came back in time. */
export const purgeProviderSignInsJob: Job = {
  name: "purge-provider-sign-ins",
  schedule: "*/10 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from provider_sign_ins where expires_at < now()");
  },
};
