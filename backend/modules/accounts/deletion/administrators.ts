import type { EntityManager } from "@mikro-orm/postgresql";
import { ConflictError } from "../../../shared/errors.ts";
import { User } from "../user.entity.ts";

/** Names the lock under which administrators are made fewer, one after the other. */
const ADMINISTRATOR_LOCK = 7_305_115;

/**
 * Keeps one active administrator at least; holds until the transaction ends, so that two can't leave at the
 * same time (security.md A6). Called before an administrator is demoted, deactivated or deleted.
 * @throws ConflictError when `userId` is the last one.
 */
export async function assertAnotherAdministrator(em: EntityManager, userId: number): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(?)", [ADMINISTRATOR_LOCK]);
  const others = await em.count(User, {
    id: { $ne: userId },
    role: "admin",
    isActive: true,
    anonymizedAt: null,
    deletionDueAt: null,
  });
  if (others === 0)
    throw new ConflictError("The last administrator can't leave. Make somebody else one first.");
}
