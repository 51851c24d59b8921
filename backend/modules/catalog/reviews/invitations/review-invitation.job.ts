import { sql } from "@mikro-orm/core";
import type { Job } from "../../../../shared/job.ts";
import { hashToken, newToken } from "../../../../shared/secret-token.ts";
import { ReviewInvitation } from "./review-invitation.entity.ts";
import { REVIEW_INVITATION_DAYS } from "./review-invitation.rules.ts";

/**
 * Sends an invitation, unless it was used or withdrawn. The job itself creates the token, so that it is never
 * stored in the job queue; an earlier link of this invitation stops working.
 */
export const reviewInvitationJob: Job<{ id: number }> = {
  name: "review-invitation",
  run: async ({ id }, { em, mailer, publicUrl }) => {
    const found = await em.findOne(
      ReviewInvitation,
      { id, acceptedAt: null, expiresAt: { $gt: new Date() } },
      { populate: ["solution", "solution.vendor"] },
    );
    if (!found) return;
    const token = newToken();
    await em.nativeUpdate(ReviewInvitation, { id, acceptedAt: null }, { tokenHash: hashToken(token) });
    const { title, vendor } = found.solution.getEntity();
    const { name } = vendor.getEntity();
    await mailer.send({
      to: found.email,
      subject: `Review ${title} - SportsTech Hub`,
      text: [
        "Hello,",
        `${name} invites you as a customer to review ${title} on SportsTech Hub. Use this link to say what you think of it, good or bad:`,
        `${publicUrl}/review-invitations?token=${token}`,
        `The link is valid for ${REVIEW_INVITATION_DAYS} days and works once, for an account with this address. Your review is then marked as one by a verified customer; ${name} doesn't decide whether it is shown.`,
        `If you don't know ${name}, you can ignore this email.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};

/** Deletes invitations that nobody used in time. */
export const purgeReviewInvitationsJob: Job = {
  name: "purge-review-invitations",
  schedule: "33 * * * *",
  run: async (_payload, { em }) => {
    await em.nativeDelete(ReviewInvitation, { acceptedAt: null, expiresAt: { $lt: sql<Date>`now()` } });
  },
};
