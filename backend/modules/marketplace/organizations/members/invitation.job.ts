import type { Job } from "../../../../shared/job.ts";
import { hashToken, newToken } from "../../../../shared/secret-token.ts";
import { Invitation } from "./invitation.entity.ts";
import { INVITATION_DAYS, ROLE_LABELS } from "./member.rules.ts";

/**
 * Sends an invitation, unless it was revoked. The job itself creates the token, so that it is never stored in
 * the job queue; an earlier link of this invitation stops working.
 */
export const invitationJob: Job<{ id: number }> = {
  name: "organization-invitation",
  run: async ({ id }, { em, mailer, publicUrl }) => {
    const found = await em.findOne(
      Invitation,
      { id, expiresAt: { $gt: new Date() } },
      { populate: ["organization", "invitedBy"] },
    );
    if (!found) return;
    const token = newToken();
    await em.nativeUpdate(Invitation, { id }, { tokenHash: hashToken(token) });
    const { name } = found.organization.getEntity();
    const inviter = found.invitedBy?.getEntity();
    const who = inviter ? `${inviter.firstName} ${inviter.lastName}` : "A member";
    await mailer.send({
      to: found.email,
      subject: `Invitation to ${name} - SportsTech Hub`,
      text: [
        "Hello,",
        `${who} invited you to help manage ${name} on SportsTech Hub as an ${ROLE_LABELS[found.role].toLowerCase()}. Use this link to join:`,
        `${publicUrl}/invitations?token=${token}`,
        `The link is valid for ${INVITATION_DAYS} days and works once, for an account with this address. If you don't know ${who}, you can ignore this email.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};
