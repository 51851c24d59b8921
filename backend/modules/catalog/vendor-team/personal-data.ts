import { personalDataBySql } from "../../../shared/personal-data.ts";

/** Where a person agreed to be named, and whom they asked; both end with their account. */
export const teamData = personalDataBySql({
  section: "teams",
  tables: ["team_members", "team_invitations", "team_exclusions"],
  collect: {
    named: `select v.name as vendor, t.position, t.is_founder as "isFounder", t.agreed_at as "agreedAt"
      from team_members t join vendors v on v.id = t.vendor_id where t.user_id = ? order by t.id`,
    asked: `select v.name as vendor, i.created_at as "createdAt"
      from team_invitations i join vendors v on v.id = i.vendor_id where i.invited_by_id = ? order by i.id`,
    waiting: `select v.name as vendor, i.position, i.is_founder as "isFounder", i.created_at as "createdAt"
      from team_invitations i join users u on u.email = i.email join vendors v on v.id = i.vendor_id
      where u.id = ? and u.email_proven_at is not null order by i.id`,
    takenOff: `select v.name as vendor from team_exclusions x join vendors v on v.id = x.vendor_id
      where x.user_id = ? order by v.id`,
  },
  erase: [
    "delete from team_members where user_id = ?",
    "delete from team_exclusions where user_id = ?",
    "delete from team_invitations i using users u where u.id = ? and u.email_proven_at is not null and i.email = u.email",
    "update team_invitations set invited_by_id = null where invited_by_id = ?",
  ],
});
