import type { Job } from "../../../../shared/job.ts";
import { hashToken, newToken } from "../../../../shared/secret-token.ts";
import { INVITATION_DAYS } from "../jury.rules.ts";

interface Invited {
  readonly email: string;
  readonly title: string;
  readonly organization: string;
  readonly inviter: string | null;
}

/**
 * Sends an invitation to review, unless it was withdrawn. The job itself makes the token, so that it is never stored
 * in the job queue; an earlier link stops working.
 */
export const juryInvitationJob: Job<{ id: number }> = {
  name: "jury-invitation",
  run: async ({ id }, { em, mailer, publicUrl }) => {
    const token = newToken();
    const [invited] = await em.execute<Invited[]>(
      `with sent as (
         update jury_reviewers set token_hash = ?
         where id = ? and joined_at is null and expires_at > now() returning *
       )
       select v.email::text as email, coalesce(o.title, c.title) as title,
         coalesce(o.organization, c.organization) as organization, u.first_name || ' ' || u.last_name as inviter
       from sent v join juries j on j.id = v.jury_id left join opportunities o on o.id = j.opportunity_id
         left join collaborations c on c.id = j.collaboration_id left join users u on u.id = v.invited_by_id`,
      [hashToken(token), id],
    );
    if (!invited) return;
    const who = invited.inviter ?? invited.organization;
    await mailer.send({
      to: invited.email,
      subject: `Review applications to “${invited.title}” - SportsTech Hub`,
      text: [
        "Hello,",
        `${who} invited you to review applications to “${invited.title}” by ${invited.organization} on SportsTech Hub. Use this link to join:`,
        `${publicUrl}/reviews/invitation?token=${token}`,
        `The link is valid for ${INVITATION_DAYS} days and works once, for an account with this address. If you don't know ${who}, you can ignore this email.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};
