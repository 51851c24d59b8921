import { sql } from "@mikro-orm/core";
import type { Job } from "../../../shared/job.ts";
import { hashToken, newToken } from "../../../shared/secret-token.ts";
import { TEAM_INVITATION_DAYS } from "./team.rules.ts";
import { TeamInvitation } from "./team-invitation.entity.ts";

/**
 * Asks somebody to be named on a vendor's page. The job itself creates the token, so that it is never stored in
 * the job queue; an earlier link of this request stops working.
 */
export const teamInvitationJob: Job<{ id: number }> = {
  name: "team-invitation",
  run: async ({ id }, { em, mailer, publicUrl }) => {
    const found = await em.findOne(
      TeamInvitation,
      { id, expiresAt: { $gt: new Date() } },
      { populate: ["vendor"] },
    );
    if (!found) return;
    const token = newToken();
    await em.nativeUpdate(TeamInvitation, { id }, { tokenHash: hashToken(token) });
    const { name } = found.vendor.getEntity();
    const as = found.isFounder ? `${found.position}, founder` : found.position;
    await mailer.send({
      to: found.email,
      subject: `May ${name} name you on its page? - SportsTech Hub`,
      text: [
        "Hello,",
        `${name} would like to name you on its public page on SportsTech Hub, as: ${as}. Nothing is shown unless you agree, with this link:`,
        `${publicUrl}/team-invitations?token=${token}`,
        `The link is valid for ${TEAM_INVITATION_DAYS} days and works once, for an account with this address. You can take your name off the page at any time.`,
        `If you don't know ${name}, you can ignore this email.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};

/** Deletes requests that nobody accepted in time. */
export const purgeTeamInvitationsJob: Job = {
  name: "purge-team-invitations",
  schedule: "37 * * * *",
  run: async (_payload, { em }) => {
    await em.nativeDelete(TeamInvitation, { expiresAt: { $lt: sql<Date>`now()` } });
  },
};
