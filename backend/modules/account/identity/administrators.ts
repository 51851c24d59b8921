import type { EntityManager } from "@mikro-orm/postgresql";
import { ConflictError } from "../../../shared/errors.ts";
import { User } from "./user.entity.ts";

/** The key of the advisory lock that serializes changes that remove an administrator. */
const ADMINISTRATOR_LOCK = 7_305_115;

const ACTIVE = { role: "admin", isActive: true, anonymizedAt: null, deletionDueAt: null } as const;

/** The maximum number of recipients of one email to the administrators. */
const MAX_RECIPIENTS = 20;

/** The email addresses of the active administrators. */
export async function administratorAddresses(em: EntityManager): Promise<string[]> {
  const users = await em.find(User, ACTIVE, {
    fields: ["email"],
    orderBy: { id: "asc" },
    limit: MAX_RECIPIENTS,
  });
  return users.map(({ email }) => email);
}

/**
 * Ensures that at least one active administrator remains. The lock is held until the transaction ends, so
 * that two administrators can't leave at the same time. Call this before an administrator is demoted,
 * deactivated or deleted.
 * @throws ConflictError if `userId` is the last one.
 */
export async function assertAnotherAdministrator(em: EntityManager, userId: number): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(?)", [ADMINISTRATOR_LOCK]);
  const others = await em.count(User, { ...ACTIVE, id: { $ne: userId } });
  if (others === 0)
    throw new ConflictError("The last administrator can't leave. Make someone else an administrator first.");
}
