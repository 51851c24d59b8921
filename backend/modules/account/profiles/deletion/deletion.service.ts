import type { RequestContext } from "../../../../shared/request-context.ts";
import { endStanding } from "../../../../shared/standing-access.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { confirmOwnPassword, lockConfirmed } from "../../credentials/passwords/own-password.ts";
import { assertAnotherAdministrator } from "../../identity/administrators.ts";
import { queueNotice } from "../../identity/notice.ts";
import type { AccountDeletion } from "./account-deletion.ts";

/** The grace period, during which signing in cancels the deletion, in milliseconds. */
const GRACE_PERIOD = 14 * 24 * 3600 * 1000;

/**
 * Schedules the deletion of the signed-in user's account in 14 days and ends all access: sessions, access
 * tokens, webhooks and the calendar's address.
 * @throws InvalidInputError if the password is wrong; ConflictError for the last administrator.
 */
export async function deleteAccount(context: RequestContext, password: string): Promise<AccountDeletion> {
  const user = await confirmOwnPassword(context, password);
  const now = Date.now();
  const dueAt = new Date(now + GRACE_PERIOD);
  await context.em.transactional(async (em) => {
    await lockConfirmed(em, user);
    if (user.role === "admin") await assertAnotherAdministrator(em, user.id);
    user.deletionRequestedAt = new Date(now);
    user.deletionDueAt = dueAt;
    await endStanding(context, em, { userId: user.id });
    await queueNotice(em, user, "deletionRequested", context.publicUrl);
    await recordAuditEvent(context, { action: "account.deletion_requested", subject: user.id });
  });
  context.sessionCookie.clear();
  return { message: "Your account will be deleted. Sign in within 14 days to keep it.", dueAt };
}
