import { sessionOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { endStanding } from "../../../../shared/standing-access.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { queueNotice } from "../../identity/notice.ts";
import { confirmOwnPassword, lockConfirmed } from "./own-password.ts";
import { passwordChangeRules } from "./password.rules.ts";
import { hashPassword } from "./password-hash.ts";
import { storePassword } from "./store-password.ts";

/**
 * Changes the signed-in user's password and ends all other access: other sessions, access tokens, webhooks
 * and the calendar's address.
 * @throws InvalidInputError for an invalid field.
 */
export async function changePassword(
  context: Context,
  currentPassword: string,
  newPassword: string,
): Promise<Done> {
  const { sessionId } = sessionOf(context);
  await validate(passwordChangeRules, { currentPassword, newPassword });
  const user = await confirmOwnPassword(context, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(newPassword);
  await context.em.transactional(async (em) => {
    await lockConfirmed(em, user, "currentPassword");
    await storePassword(em, user.id, passwordHash);
    await endStanding(context, em, { userId: user.id, keptSession: sessionId });
    await queueNotice(em, user, "passwordChanged", context.publicUrl);
    await recordAuditEvent(context, { action: "account.password_changed", subject: user.id });
  });
  return { message: "Password updated successfully" };
}
