import type { Job } from "../../../../shared/job.ts";
import { hashToken, newToken } from "../../../../shared/secret-token.ts";
import { INVITATION_DAYS } from "../evaluation.rules.ts";

interface Invited {
  readonly email: string;
  readonly role: "judge" | "reader";
  readonly name: string;
  readonly inviter: string | null;
}

/**
 * Sends an invitation, unless it was withdrawn. The job itself makes the token, so that it is never stored in
 * the job queue; an earlier link stops working.
 */
export const evaluationInvitationJob: Job<{ id: number }> = {
  name: "evaluation-invitation",
  run: async ({ id }, { em, mailer, publicUrl }) => {
    const token = newToken();
    const [invited] = await em.execute<Invited[]>(
      `with sent as (
         update evaluation_people set token_hash = ?
         where id = ? and joined_at is null and expires_at > now() returning *
       )
       select p.email::text as email, p.role, e.name, u.first_name || ' ' || u.last_name as inviter
       from sent p join evaluations e on e.id = p.evaluation_id left join users u on u.id = p.invited_by_id`,
      [hashToken(token), id],
    );
    if (!invited) return;
    const who = invited.inviter ?? "A member";
    const what = invited.role === "judge" ? "score the candidates of" : "read";
    await mailer.send({
      to: invited.email,
      subject: `Invitation to “${invited.name}” - SportsTech Hub`,
      text: [
        "Hello,",
        `${who} invited you to ${what} the evaluation “${invited.name}” on SportsTech Hub. Use this link to join:`,
        `${publicUrl}/evaluations/invitation?token=${token}`,
        `The link is valid for ${INVITATION_DAYS} days and works once, for an account with this address. If you don't know ${who}, you can ignore this email.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};
