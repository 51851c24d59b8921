import type { Job } from "../../../jobs/job.ts";
import { PasswordReset } from "../passwords/password-reset.entity.ts";
import { Session } from "./session.entity.ts";
import { SignInChallenge } from "./sign-in-challenge.entity.ts";

/** Deletes what has expired and only takes up room; nothing expired is ever believed, deleted or not. */
export const purgeJob: Job = {
  name: "purge-expired",
  schedule: "7 * * * *",
  run: async (_payload, { em }) => {
    const now = new Date();
    await em.nativeDelete(Session, { expiresAt: { $lt: now } });
    await em.nativeDelete(SignInChallenge, { expiresAt: { $lt: now } });
    await em.nativeDelete(PasswordReset, { expiresAt: { $lt: now } });
    await em.execute("delete from rate_limits where expire < ?", [now.getTime()]);
    await em.execute(
      `select from graphile_worker.complete_jobs(array(
         select id from graphile_worker.jobs where attempts >= max_attempts and run_at < now() - interval '7 days'))`,
    );
  },
};
