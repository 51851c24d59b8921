import { LockMode } from "@mikro-orm/core";
import { NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/ids.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { actorOf, mayManageAccount } from "../account.policy.ts";
import { User } from "../user.entity.ts";

/**
 * The account to change, locked until the transaction ends: one's own without an id.
 * @throws NotFoundError alike for another's account and for none.
 */
export async function managedAccount(context: RequestContext, id?: string | null): Promise<User> {
  const actor = actorOf(context);
  const key = id == null ? actor.id : parseId(id);
  const user =
    key !== undefined && mayManageAccount(actor, key)
      ? await context.em.findOne(
          User,
          { id: key, anonymizedAt: null },
          { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
        )
      : null;
  if (!user) throw new NotFoundError("There is no such account.");
  return user;
}
