import { sql } from "@mikro-orm/core";
import type { Job } from "../../../shared/job.ts";
import { Session } from "../sessions/session.entity.ts";
import { EmailChange } from "./email/email-change.entity.ts";
import { PasswordReset } from "./passwords/password-reset.entity.ts";
import { SignInChallenge } from "./two-factor/sign-in-challenge.entity.ts";

/**
 * Deletes expired sessions, sign-in challenges, email changes and reset links, which are no longer accepted
 * anyway.
 */
export const purgeCredentialsJob: Job = {
  name: "purge-credentials",
  schedule: "7 * * * *",
  run: async (_payload, { em }) => {
    // Uses the database's clock: an instance whose own clock is ahead would delete what others still accept.
    const expired = () => ({ expiresAt: { $lt: sql<Date>`now()` } });
    await em.nativeDelete(Session, expired());
    await em.nativeDelete(SignInChallenge, expired());
    await em.nativeDelete(EmailChange, expired());
    await em.nativeDelete(PasswordReset, expired());
  },
};
