import type { Job } from "../../../../shared/job.ts";
import { hashToken, newToken } from "../../../../shared/secret-token.ts";
import { EmailChange } from "./email-change.entity.ts";

/**
 * Sends the link that confirms a change of email address to the new address, unless the change was canceled.
 * The token is created here, so that it is never stored in the job queue; earlier links for this change
 * become invalid.
 */
export const emailChangeJob: Job<{ id: number }> = {
  name: "email-change",
  run: async ({ id }, { em, mailer, publicUrl }) => {
    const change = await em.findOne(
      EmailChange,
      { id, expiresAt: { $gt: new Date() } },
      { populate: ["user"] },
    );
    if (!change) return;
    const token = newToken();
    await em.nativeUpdate(EmailChange, { id, email: change.email }, { tokenHash: hashToken(token) });
    const { firstName, username } = change.user.getEntity();
    await mailer.send({
      to: change.email,
      subject: "Confirm your email address - SportsTech Hub",
      text: [
        `Hello ${firstName},`,
        `Use this link to make this the email address for the account ${username}:`,
        `${publicUrl}/confirm-email?token=${token}`,
        "The link is valid for 24 hours and works once. If you didn't request this, ignore this email and nothing will change.",
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};
