import type { PersonalData } from "../../shared/personal-data.ts";

const TABLES = ["sign_in_challenges", "two_factor_secrets", "recovery_codes", "password_resets"];

/** Secrets: never exported, deleted with the account. */
export const credentialData: PersonalData = {
  section: "account",
  tables: TABLES,
  collect: async () => ({}),
  erase: async (em, userId) => {
    for (const table of TABLES) await em.execute(`delete from ${table} where user_id = ?`, [userId]);
  },
};
