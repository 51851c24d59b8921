import type { EntityManager } from "@mikro-orm/postgresql";
import { User } from "../../identity/user.entity.ts";
import { endPendingProofs } from "../pending-proofs.ts";

/**
 * Stores a new password and invalidates all pending email codes and links. Must be called with the account
 * locked.
 */
export async function storePassword(em: EntityManager, userId: number, passwordHash: string): Promise<void> {
  await em.nativeUpdate(User, userId, { passwordHash });
  await endPendingProofs(em, userId);
}
