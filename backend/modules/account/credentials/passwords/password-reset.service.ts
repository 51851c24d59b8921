import { addJob } from "../../../../jobs/queue.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { hashToken } from "../../../../shared/secret-token.ts";
import { endStanding } from "../../../../shared/standing-access.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { lockAccount } from "../../identity/lock-account.ts";
import { queueNotice } from "../../identity/notice.ts";
import { User } from "../../identity/user.entity.ts";
import { RESET_ADDRESS, RESET_MAIL } from "../credential.limits.ts";
import { passwordResetRequestRules, passwordResetRules } from "./password.rules.ts";
import { hashPassword } from "./password-hash.ts";
import { PasswordReset } from "./password-reset.entity.ts";
import { passwordResetJob } from "./password-reset.job.ts";
import { storePassword } from "./store-password.ts";

/**
 * Queues the reset email, if an account has this address; the response is the same if none does.
 * @throws TooManyRequestsError after too many requests.
 */
export async function requestPasswordReset(context: RequestContext, email: string): Promise<Done> {
  const input = await validate(passwordResetRequestRules, { email });
  await context.limits.count(RESET_ADDRESS, context.caller.network);
  await context.limits.count(RESET_MAIL, caseFold(input.email));
  await addJob(context.em, passwordResetJob, { email: input.email });
  return { message: "If an account has this email address, a link to choose a new password is on its way." };
}

/**
 * Sets a new password by a reset token, which is used up, and ends all access to the account.
 * @throws InvalidInputError for `token` if it is invalid or expired, or for `newPassword` if that is invalid.
 */
export async function resetPassword(
  context: RequestContext,
  token: string,
  newPassword: string,
): Promise<Done> {
  await validate(passwordResetRules, { newPassword });
  const usable = { tokenHash: hashToken(token), usedAt: null, expiresAt: { $gt: new Date() } };
  const reset = await context.em.findOne(PasswordReset, usable, { populate: ["user"] });
  if (!reset) throw badLink();
  const user = reset.user.getEntity();
  const passwordHash = await hashPassword(newPassword);
  await context.em.transactional(async (em) => {
    await lockAccount(em, user.id);
    const claimed = await em.nativeUpdate(PasswordReset, usable, { usedAt: new Date() });
    if (claimed === 0) throw badLink();
    await storePassword(em, user.id, passwordHash);
    await em.nativeUpdate(User, user.id, { emailProvenAt: new Date() });
    await endStanding(context, em, { userId: user.id });
    await queueNotice(em, user, "passwordChanged", context.publicUrl);
    await recordAuditEvent(context, { action: "account.password_reset", subject: user.id });
  });
  return { message: "Password updated successfully" };
}

function badLink(): InvalidInputError {
  const message = "This link is no longer valid. Request a new one.";
  return new InvalidInputError(message, { token: message });
}
