import { ref } from "@mikro-orm/core";
import type { Job } from "../../../shared/job.ts";
import { hashToken, newToken } from "../../../shared/secret-token.ts";
import { User } from "../../accounts/user.entity.ts";
import { PasswordReset } from "./password-reset.entity.ts";

/** How long a link holds, in minutes. */
const MINUTES = 30;

/**
 * Sends the link to choose a new password, if an account has this address. The token is made here, so that it
 * never waits in the database, and whether there is an account does not show in the answer's time.
 */
export const passwordResetJob: Job<{ email: string }> = {
  name: "password-reset",
  attempts: 4,
  run: async ({ email }, { em, mailer, publicUrl }) => {
    const user = await em.findOne(User, { email, isActive: true, anonymizedAt: null });
    if (!user) return;
    const token = newToken();
    em.create(PasswordReset, {
      user: ref(user),
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + MINUTES * 60_000),
    });
    await em.flush();
    await mailer.send({
      to: user.email,
      subject: "Choose a new password - SportsTech Hub",
      text: [
        `Hello ${user.firstName},`,
        `With this link you can choose a new password for ${user.username}:`,
        `${publicUrl}/reset-password?token=${token}`,
        `It holds for ${MINUTES} minutes and works once. If you did not ask for it, there is nothing to do: your password stays as it is.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};
