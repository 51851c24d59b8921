import type { EntityManager } from "@mikro-orm/postgresql";
import { User } from "../../accounts/user.entity.ts";

/** Stores a new password and invalidates pending reset links and sign-in challenges. */
export async function storePassword(em: EntityManager, userId: number, passwordHash: string): Promise<void> {
  await em.nativeUpdate(User, userId, { passwordHash });
  await em.execute("delete from password_resets where user_id = ?", [userId]);
  await em.execute("delete from sign_in_challenges where user_id = ?", [userId]);
}
