import type { PersonalData } from "../../../shared/personal-data.ts";

/** Requests sent while signed in, or with an address that is verified as the account's. */
const OWN = `d.user_id = ? or d.email::citext = (
  select u.email from users u where u.id = ? and u.email_proven_at is not null)`;

/** A user's demo requests. */
export const demoRequestData: PersonalData = {
  section: "demoRequests",
  tables: ["demo_requests"],
  collect: (em, userId) =>
    em.execute(
      `select d.name, d.email, d.organization, d.preferred_time as "preferredTime", d.message,
         d.created_at as "createdAt" from demo_requests d where ${OWN} order by d.id`,
      [userId, userId],
    ),
  erase: async (em, userId) => {
    await em.execute(`delete from demo_requests d where ${OWN}`, [userId, userId]);
  },
};
