import { LockMode } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/ids.ts";
import { mayManageAccount } from "../../accounts/account.policy.ts";
import { User } from "../../accounts/user.entity.ts";

/**
 * Loads and locks the account to change until the transaction ends: the actor's own without an id.
 * @throws NotFoundError if the account doesn't exist or the actor may not change it.
 */
export async function managedAccount(context: Context, id?: string | null): Promise<User> {
  const { actor } = context;
  const key = id == null ? personOf(context).id : parseId(id);
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
