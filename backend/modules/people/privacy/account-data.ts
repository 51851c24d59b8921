import type { EntityManager } from "@mikro-orm/postgresql";
import { User } from "../../accounts/user.entity.ts";
import { Session } from "../../sessions/session.entity.ts";
import { keepsPersonalData } from "./personal-data.ts";

/** The tables of this module that refer to a user; nothing of theirs outlives the account. */
const TABLES = [
  "sessions",
  "sign_in_challenges",
  "two_factor_secrets",
  "recovery_codes",
  "password_resets",
] as const;

keepsPersonalData({
  name: "account",
  tables: TABLES,
  collect: async (em, userId) => {
    const user = await em.findOneOrFail(User, userId);
    const sessions = await em.find(Session, { user: userId }, { orderBy: { id: "asc" } });
    return { ...accountData(user), sessions: sessions.map(sessionData) };
  },
  erase: async (em: EntityManager, userId) => {
    for (const table of TABLES) await em.execute(`delete from ${table} where user_id = ?`, [userId]);
  },
});

function accountData(user: User) {
  const { id, username, email, firstName, lastName, role, organization, title, avatar, phone, bio } = user;
  const { website, location, github, linkedin, twitter, permissions, isActive } = user;
  const { privacy, notificationPreferences, createdAt, updatedAt, lastLogin, lastActiveAt } = user;
  return {
    ...{ id, username, email, firstName, lastName, role, organization, title, avatar, phone, bio },
    ...{ website, location, github, linkedin, twitter, permissions, isActive },
    privacy: { ...privacy },
    notificationPreferences: { ...notificationPreferences },
    ...{ createdAt, updatedAt, lastLogin, lastActiveAt },
    twoFactorEnabledAt: user.twoFactorEnabledAt,
    deletionDueAt: user.deletionDueAt,
  };
}

function sessionData({ userAgent, address, createdAt, lastUsedAt, expiresAt }: Session) {
  return { userAgent, address, createdAt, lastUsedAt, expiresAt };
}
