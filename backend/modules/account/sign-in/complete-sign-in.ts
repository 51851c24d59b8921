import type { RequestContext } from "../../../shared/request-context.ts";
import type { Changes } from "../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { queueNotice } from "../identity/notice.ts";
import type { User } from "../identity/user.entity.ts";
import { beginSession } from "../sessions/session.service.ts";
import type { SignIn } from "./sign-in.results.ts";

/**
 * Starts the session of a fully authenticated user and cancels a scheduled deletion of the account. Must be
 * called with the account locked.
 */
export async function completeSignIn(context: RequestContext, user: User): Promise<SignIn> {
  const accountRestored = user.deletionDueAt != null;
  if (accountRestored) {
    user.deletionRequestedAt = null;
    user.deletionDueAt = null;
    await queueNotice(context.em, user, "accountRestored", context.publicUrl);
  }
  await beginSession(context, user);
  const changes: Changes = accountRestored ? { deletion: { before: "requested", after: "cancelled" } } : {};
  await recordAuditEvent(context, { action: "account.signed_in", subject: user.id, changes });
  return { message: "Login successful", user, secondFactor: null, accountRestored };
}
