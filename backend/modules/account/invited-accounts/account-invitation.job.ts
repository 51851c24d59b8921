import { addJobs } from "../../../jobs/queue.ts";
import type { Job } from "../../../shared/job.ts";
import { hashToken, newToken } from "../../../shared/secret-token.ts";
import { AccountInvitation } from "./account-invitation.entity.ts";

/** How long a link is valid, in days; as in the table's default. */
const DAYS = 14;

/** Sends an invitation, unless it was withdrawn. The token is made here, so that the queue never has it. */
export const accountInvitationJob: Job<{ id: number }> = {
  name: "account-invitation",
  run: async ({ id }, { em, mailer, publicUrl }) => {
    const found = await em.findOne(AccountInvitation, {
      id,
      acceptedAt: null,
      expiresAt: { $gt: new Date() },
    });
    if (!found) return;
    const token = newToken();
    await em.nativeUpdate(AccountInvitation, { id }, { tokenHash: hashToken(token) });
    await mailer.send({
      to: found.email,
      subject: "Your invitation to SportsTech Hub",
      text: [
        found.firstName ? `Hello ${found.firstName},` : "Hello,",
        "You're invited to SportsTech Hub, where clubs, vendors, students, mentors and investors find sports technology. Use this link to choose a username and a password:",
        `${publicUrl}/register?invitation=${token}`,
        `The link is valid for ${DAYS} days and works once. There is no account until you use it. If you don't want one, you can ignore this email.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};

/** Sends the invitations that an import has made. */
export const importedInvitationsJob: Job<{ run: number }> = {
  name: "imported-invitations",
  run: async ({ run }, { em }) => {
    await em.transactional(async (inside) => {
      const made = await inside.execute<{ id: number }[]>(
        `select i.id from import_changes c join account_invitations i on i.id = c.record_id
         where c.run_id = ? and c.table_name = 'account_invitations' and c.created and i.token_hash is null
           and i.accepted_at is null order by i.id`,
        [run],
      );
      await addJobs(inside, accountInvitationJob, made);
    });
  },
};

/** Deletes invitations that were not used, a while after they have expired. */
export const purgeAccountInvitationsJob: Job = {
  name: "purge-account-invitations",
  schedule: "41 3 * * *",
  run: async (_payload, { em }) => {
    await em.execute(
      "delete from account_invitations where accepted_at is null and expires_at < now() - interval '30 days'",
    );
  },
};
