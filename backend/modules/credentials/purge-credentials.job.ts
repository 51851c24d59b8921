import type { Job } from "../../shared/job.ts";
import { Session } from "../sessions/session.entity.ts";
import { EmailChange } from "./email/email-change.entity.ts";
import { PasswordReset } from "./passwords/password-reset.entity.ts";
import { SignInChallenge } from "./two-factor/sign-in-challenge.entity.ts";

/** Deletes expired sessions, sign-in challenges, changes of address and reset links; they are never accepted anyway. */
export const purgeCredentialsJob: Job = {
  name: "purge-credentials",
  schedule: "7 * * * *",
  run: async (_payload, { em }) => {
    const now = new Date();
    await em.nativeDelete(Session, { expiresAt: { $lt: now } });
    await em.nativeDelete(SignInChallenge, { expiresAt: { $lt: now } });
    await em.nativeDelete(EmailChange, { expiresAt: { $lt: now } });
    await em.nativeDelete(PasswordReset, { expiresAt: { $lt: now } });
  },
};
