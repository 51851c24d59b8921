import type { EntityManager } from "@mikro-orm/postgresql";
import { ConflictError } from "../../shared/errors.ts";
import { User } from "./user.entity.ts";

/** Names the lock under which administrators are made fewer, one after the other. */
const ADMINISTRATOR_LOCK = 7_305_115;

const ACTIVE = { role: "admin", isActive: true, anonymizedAt: null, deletionDueAt: null } as const;

/** The maximum number of administrators that one email goes to. */
const MAX_RECIPIENTS = 20;

/** Where active administrators get their mail. */
export async function administratorAddresses(em: EntityManager): Promise<string[]> {
  const users = await em.find(User, ACTIVE, {
    fields: ["email"],
    orderBy: { id: "asc" },
    limit: MAX_RECIPIENTS,
  });
  return users.map(({ email }) => email);
}

/**
 * Keeps one active administrator at least; holds until the transaction ends, so that two can't leave at the
 * same time. Called before an administrator is demoted, deactivated or deleted.
 * @throws ConflictError when `userId` is the last one.
 */
export async function assertAnotherAdministrator(em: EntityManager, userId: number): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(?)", [ADMINISTRATOR_LOCK]);
  const others = await em.count(User, { ...ACTIVE, id: { $ne: userId } });
  if (others === 0)
    throw new ConflictError("The last administrator can't leave. Make somebody else one first.");
}
