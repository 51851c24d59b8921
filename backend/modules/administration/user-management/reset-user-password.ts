import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ForbiddenError } from "../../../shared/errors.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { endStanding } from "../../../shared/standing-access.ts";
import { passwordResetRules } from "../../account/credentials/passwords/password.rules.ts";
import { hashPassword } from "../../account/credentials/passwords/password-hash.ts";
import { storePassword } from "../../account/credentials/passwords/store-password.ts";
import { queueNotice } from "../../account/identity/notice.ts";
import { recordAuditEvent } from "../audit/record-audit-event.ts";
import { lockManaged } from "./lock-managed.ts";
import { findUser } from "./managed-user.service.ts";

/**
 * Sets a new password for an account and ends all access to it; a second factor remains.
 * @throws InvalidInputError for `newPassword`; ForbiddenError for one's own account, whose password is
 * changed with the current one; NotFoundError.
 */
export async function resetUserPassword(context: Context, id: string, newPassword: string): Promise<Done> {
  await validate(passwordResetRules, { newPassword });
  const { id: own } = personOf(context);
  if ((await findUser(context, id)).id === own)
    throw new ForbiddenError("Change your own password in your settings. You'll need the current one.");
  const passwordHash = await hashPassword(newPassword);
  await context.em.transactional(async (em) => {
    const user = await lockManaged({ ...context, em }, id);
    await storePassword(em, user.id, passwordHash);
    await endStanding(context, em, { userId: user.id });
    await queueNotice(em, user, "passwordReset", context.publicUrl);
    await recordAuditEvent({ ...context, em }, { action: "account.password_reset", subject: user.id });
  });
  return { message: "Password reset successfully" };
}
