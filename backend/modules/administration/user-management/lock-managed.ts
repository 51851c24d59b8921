import { LockMode } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { mayUseAccount } from "../../account/identity/account.policy.ts";
import { User } from "../../account/identity/user.entity.ts";

/**
 * Locks the account that an administrator acts on until the transaction ends, together with their own, so
 * that someone who is demoted or deactivated at the same time can no longer act. Locks are taken in the order
 * of the ids, so that two administrators who act on each other don't deadlock.
 * @throws ForbiddenError if the actor is no longer an administrator; NotFoundError if there is no such
 * account.
 */
export async function lockManaged(context: Context, id: string): Promise<User> {
  const [own, key] = [personOf(context).id, parseId(id)];
  const users = await context.em.find(
    User,
    { id: { $in: key === undefined ? [own] : [own, key] }, anonymizedAt: null },
    {
      orderBy: { id: "asc" },
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
      // Loaded so that clearing it when the account is erased counts as a change.
      populate: ["passwordHash"],
    },
  );
  const actor = users.find((user) => user.id === own);
  if (actor?.role !== "admin" || !mayUseAccount(actor, context.settings)) throw new ForbiddenError();
  const user = users.find((one) => one.id === key);
  if (!user) throw new NotFoundError("This account doesn't exist.");
  return user;
}
