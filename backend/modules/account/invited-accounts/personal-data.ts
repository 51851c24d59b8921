import { personalDataBySql } from "../../../shared/personal-data.ts";

/** The invitation that an account was made with, or that was sent to its address. */
export const invitedAccountData = personalDataBySql({
  section: "accountInvitation",
  tables: ["account_invitations"],
  collect: {
    invitations: `select i.email::text as email, i.created_at as "createdAt", i.accepted_at as "acceptedAt"
      from account_invitations i where i.accepted_by_id = ? order by i.id`,
  },
  erase: [
    "delete from account_invitations where accepted_by_id = ?",
    "delete from account_invitations where email = (select email from users where id = ?)",
  ],
});
