import type { EntityManager } from "@mikro-orm/postgresql";
import type { AccessOf, StandingAccess } from "../../../shared/standing-access.ts";

/** Of an account without a password, they are the only way in, which ends once there is one. */
const LINKED = `from linked_identities i using users u
  where u.id = i.user_id and u.password_hash is not null and u.id = ?`;

/** Linked accounts at providers: whoever took an account over may have left one. */
export const standingIdentities: StandingAccess = {
  kind: "identities",
  nouns: ["linked account", "linked accounts"],
  path: "/profile?tab=settings",
  count: async (em: EntityManager, { userId }: AccessOf) => {
    const [row] = await em.execute<{ n: number }[]>(
      `select count(*)::int as n from linked_identities i join users u on u.id = i.user_id
       where u.password_hash is not null and u.id = ?`,
      [userId],
    );
    return row?.n ?? 0;
  },
  end: async (em: EntityManager, { userId }: AccessOf) =>
    (await em.execute<{ id: number }[]>(`delete ${LINKED} returning i.id`, [userId])).length,
};
