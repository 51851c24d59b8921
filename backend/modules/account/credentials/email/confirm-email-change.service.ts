import { InvalidInputError } from "../../../../shared/errors.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { markEdited } from "../../../../shared/schema/versioned.ts";
import { hashToken } from "../../../../shared/secret-token.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { mayUseAccount } from "../../identity/account.policy.ts";
import { lockAccount } from "../../identity/lock-account.ts";
import { queueNotice } from "../../identity/notice.ts";
import { assertFree, asTaken } from "../../identity/taken.ts";
import { endPendingProofs } from "../pending-proofs.ts";
import { EmailChange } from "./email-change.entity.ts";

/**
 * Changes an account's email address by the token sent to the new one. All other emailed links and codes
 * become invalid, and the old address gets a notice.
 * @throws InvalidInputError for `token` if it is invalid or expired; ConflictError if another account has
 * taken the address in the meantime.
 */
export async function confirmEmailChange(context: RequestContext, token: string): Promise<Done> {
  const usable = { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } };
  const known = await context.em.findOne(EmailChange, usable);
  if (!known) throw badLink();
  const { email } = known;
  try {
    await context.em.transactional(async (em) => {
      const user = await lockAccount(em, known.user.id);
      const claimed = await em.nativeDelete(EmailChange, { ...usable, id: known.id });
      if (!user || claimed === 0 || !mayUseAccount(user, context.settings)) throw badLink();
      await assertFree(em, { email });
      const before = user.email;
      user.email = email;
      user.emailProvenAt = new Date();
      markEdited(user);
      await em.flush();
      await endPendingProofs(em, user.id);
      await queueNotice(em, user, "emailChanged", context.publicUrl, before);
      await recordAuditEvent(context, { action: "account.email_changed", subject: user.id });
    });
  } catch (error) {
    throw asTaken(error);
  }
  return { message: "Your email address was changed" };
}

function badLink(): InvalidInputError {
  const message = "This link is no longer valid. Request the change again in your profile.";
  return new InvalidInputError(message, { token: message });
}
