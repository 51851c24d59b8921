import type { PersonalData } from "../../../shared/personal-data.ts";

const TABLES = [
  "sign_in_challenges",
  "two_factor_secrets",
  "recovery_codes",
  "password_resets",
  "email_changes",
];

/** Secrets, which are never exported, and the pending change of email address; deleted with the account. */
export const credentialData: PersonalData = {
  section: "account",
  tables: TABLES,
  collect: async (em, userId) => {
    const [change] = await em.execute<object[]>(
      `select email, created_at as "createdAt", expires_at as "expiresAt" from email_changes where user_id = ?`,
      [userId],
    );
    return { emailChange: change ?? null };
  },
  erase: async (em, userId) => {
    for (const table of TABLES) await em.execute(`delete from ${table} where user_id = ?`, [userId]);
  },
};
