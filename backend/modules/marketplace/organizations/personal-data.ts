import type { PersonalData } from "../../../shared/personal-data.ts";

/** Current and past memberships; a past one prevents the person from writing reviews for a year. */
const COLLECT = `select o.name as organization, m.role, m.created_at as "createdAt", t.left_at as "leftAt"
  from organization_ties t join organizations o on o.id = t.organization_id
  left join organization_members m on m.organization_id = o.id and m.user_id = ?
  where t.user_id = ? order by o.id`;

/** If only editors would remain, the longest-serving one becomes the owner. */
const PROMOTE = `
  update organization_members m set role = 'owner'
  from organization_members leaving
  where leaving.user_id = ? and leaving.organization_id = m.organization_id
    and m.user_id = (
      select other.user_id from organization_members other
      where other.organization_id = m.organization_id and other.user_id <> leaving.user_id
      order by other.role = 'owner' desc, other.created_at, other.user_id limit 1)`;

/** Deletes invitations sent by the person, and those to the person, whose address is stored nowhere else. */
const ERASE_INVITATIONS = [
  "delete from organization_invitations where invited_by_id = ?",
  "delete from organization_invitations where email = (select email from users where id = ?)",
];

/** A user's memberships; an organization becomes unclaimed when its last member leaves. */
export const membershipData: PersonalData = {
  section: "organizations",
  tables: ["organization_members", "organization_invitations", "organization_ties"],
  collect: (em, userId) => em.execute(COLLECT, [userId, userId]),
  erase: async (em, userId) => {
    await em.execute(PROMOTE, [userId]);
    await em.execute("delete from organization_members where user_id = ?", [userId]);
    await em.execute("delete from organization_ties where user_id = ?", [userId]);
    for (const sql of ERASE_INVITATIONS) await em.execute(sql, [userId]);
  },
};
