import { LockMode, ref } from "@mikro-orm/core";
import type { Job } from "../../../../shared/job.ts";
import { hashToken, newToken } from "../../../../shared/secret-token.ts";
import { User } from "../../identity/user.entity.ts";
import { PasswordReset } from "./password-reset.entity.ts";

/** How long a link is valid, in minutes. */
const MINUTES = 30;

/**
 * Sends a link to choose a new password, if an account has this email address. The token is created here, so
 * that it is never stored in the job queue, and the response time doesn't reveal whether the account exists.
 */
export const passwordResetJob: Job<{ email: string }> = {
  name: "password-reset",
  run: async ({ email }, { em, mailer, publicUrl }) => {
    const token = newToken();
    const user = await em.transactional(async (em) => {
      // Locked, so that the link is created either before a concurrent change of address, which invalidates
      // it, or after.
      const user = await em.findOne(
        User,
        { email, isActive: true, anonymizedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!user) return null;
      em.create(PasswordReset, {
        user: ref(user),
        tokenHash: hashToken(token),
        expiresAt: new Date(Date.now() + MINUTES * 60_000),
      });
      return user;
    });
    if (!user) return;
    await mailer.send({
      to: user.email,
      subject: "Choose a new password - SportsTech Hub",
      text: [
        `Hello ${user.firstName},`,
        `Use this link to choose a new password for ${user.username}:`,
        `${publicUrl}/reset-password?token=${token}`,
        `The link is valid for ${MINUTES} minutes and works once. If you didn't request this, ignore this email and your password won't change.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};
