import type { RequestContext } from "../../shared/request-context.ts";
import { queueNotice } from "../accounts/notice.ts";
import type { User } from "../accounts/user.entity.ts";
import { beginSession } from "../sessions/session.service.ts";
import type { SignIn } from "./sign-in.results.ts";

/** Starts the session of a fully authenticated user; cancels a scheduled deletion of the account. */
export async function completeSignIn(context: RequestContext, user: User): Promise<SignIn> {
  const accountRestored = user.deletionDueAt != null;
  await context.em.transactional(async (em) => {
    if (accountRestored) {
      user.deletionRequestedAt = null;
      user.deletionDueAt = null;
      await queueNotice(em, user, "accountRestored", context.publicUrl);
    }
    await beginSession(context, user);
  });
  return { message: "Login successful", user, secondFactor: null, accountRestored };
}
