import type { EntityManager } from "@mikro-orm/postgresql";
import { User } from "../../accounts/user.entity.ts";

/** Stores a new password, and ends what was begun with the old one: links by mail and half-done sign-ins. */
export async function storePassword(em: EntityManager, userId: number, passwordHash: string): Promise<void> {
  await em.nativeUpdate(User, userId, { passwordHash });
  await em.execute("delete from password_resets where user_id = ?", [userId]);
  await em.execute("delete from sign_in_challenges where user_id = ?", [userId]);
}
