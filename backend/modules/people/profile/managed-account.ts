import { LockMode } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/ids.ts";
import { mayManageAccount } from "../../accounts/account.policy.ts";
import { User } from "../../accounts/user.entity.ts";

/**
 * The account to change, locked until the transaction ends: one's own without an id.
 * @throws NotFoundError alike for another's account and for none.
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
