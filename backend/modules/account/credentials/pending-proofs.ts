import type { EntityManager } from "@mikro-orm/postgresql";

/** Ends an account's reset links, passkeys that aren't added yet, sign-ins that await a code, and pending change of email address. */
export async function endPendingProofs(em: EntityManager, userId: number): Promise<void> {
  await em.execute("delete from password_resets where user_id = ?", [userId]);
  await em.execute("delete from sign_in_challenges where user_id = ?", [userId]);
  await em.execute("delete from passkey_challenges where user_id = ?", [userId]);
  await em.execute("delete from email_changes where user_id = ?", [userId]);
}
