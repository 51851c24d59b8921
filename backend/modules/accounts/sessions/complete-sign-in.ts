import type { RequestContext } from "../../../shared/request-context.ts";
import type { SignIn } from "../account.results.ts";
import { queueNotice } from "../notices/notice.ts";
import type { User } from "../user.entity.ts";
import { beginSession } from "./session.service.ts";

/** Begins the session of somebody who has shown all that is asked for; takes back the account's deletion. */
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
