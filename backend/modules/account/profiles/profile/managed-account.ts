import { LockMode } from "@mikro-orm/core";
import { asPerson, personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { mayManageAccount } from "../../identity/account.policy.ts";
import { User } from "../../identity/user.entity.ts";

/**
 * Loads the account to change and locks it until the transaction ends: the actor's own if there is no id.
 * Changes to another person's account are recorded without the values, which are personal.
 * @param fields the fields to change.
 * @throws NotFoundError if the account doesn't exist or the actor may not change it.
 */
export async function managedAccount(
  context: Context,
  id: string | null | undefined,
  fields: readonly string[],
): Promise<User> {
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
  if (!user) throw new NotFoundError("This account doesn't exist.");
  if (asPerson(actor)?.id !== user.id)
    await recordAuditEvent(context, {
      action: "account.profile_changed",
      subject: user.id,
      changes: { fields: { after: fields } },
    });
  return user;
}
