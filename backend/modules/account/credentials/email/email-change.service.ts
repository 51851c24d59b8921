import { ref } from "@mikro-orm/core";
import { addJob } from "../../../../jobs/queue.ts";
import { personOf } from "../../../../shared/actor.ts";
import { InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { lockAccount } from "../../identity/lock-account.ts";
import { queueNotice } from "../../identity/notice.ts";
import { assertFree } from "../../identity/taken.ts";
import { EMAIL_CHANGE_ACCOUNT, EMAIL_CHANGE_MAILBOX, EMAIL_CHANGE_NETWORK } from "../credential.limits.ts";
import { confirmOwnPassword, lockConfirmed } from "../passwords/own-password.ts";
import { EmailChange } from "./email-change.entity.ts";
import { emailChangeJob } from "./email-change.job.ts";
import { emailChangeRules } from "./email-change.rules.ts";

/** How long a change can be confirmed, in milliseconds. */
const LIFETIME = 24 * 3600 * 1000;

/**
 * Sends a link to the signed-in user's new address, and a notice to the current one. The address changes once
 * the link is used; an earlier pending change is canceled.
 * @throws InvalidInputError for an invalid field; ConflictError if another account has the address;
 * TooManyRequestsError.
 */
export async function requestEmailChange(
  context: RequestContext,
  email: string,
  password: string,
): Promise<EmailChange> {
  const input = await validate(emailChangeRules, { email, password });
  const user = await confirmOwnPassword(context, input.password);
  if (caseFold(input.email) === caseFold(user.email)) {
    const message = "This is already your email address";
    throw new InvalidInputError(message, { email: message });
  }
  await countRequest(context);
  await assertFree(context.em, { email: input.email });
  await countLetter(context, input.email);
  return context.em.transactional(async (em) => {
    await lockConfirmed(em, user);
    await em.nativeDelete(EmailChange, { user: user.id });
    const change = em.create(EmailChange, {
      user: ref(user),
      email: input.email,
      expiresAt: new Date(Date.now() + LIFETIME),
    });
    await em.flush();
    await addJob(em, emailChangeJob, { id: change.id });
    await queueNotice(em, user, "emailChangeRequested", context.publicUrl);
    return change;
  });
}

/**
 * Sends a new link for the pending change; the earlier one becomes invalid.
 * @throws NotFoundError if no change is pending; TooManyRequestsError.
 */
export async function resendEmailChange(context: RequestContext): Promise<EmailChange> {
  const pending = await pendingEmailChange(context);
  if (!pending) throw nonePending();
  await countRequest(context);
  await countLetter(context, pending.email);
  return context.em.transactional(async (em) => {
    await lockAccount(em, pending.user.id);
    const change = await em.findOne(EmailChange, pending.id, { refresh: true });
    if (!change) throw nonePending();
    change.tokenHash = null;
    change.expiresAt = new Date(Date.now() + LIFETIME);
    await em.flush();
    await addJob(em, emailChangeJob, { id: change.id });
    return change;
  });
}

/** Cancels the pending change, if any, so that its link becomes invalid. */
export async function cancelEmailChange(context: RequestContext): Promise<Done> {
  await context.em.nativeDelete(EmailChange, { user: personOf(context).id });
  return { message: "Your email address won't change" };
}

/** The signed-in user's pending change; null if there is none. */
export function pendingEmailChange(context: RequestContext): Promise<EmailChange | null> {
  return context.em.findOne(EmailChange, { user: personOf(context).id, expiresAt: { $gt: new Date() } });
}

/**
 * Counts before the address is looked up, so that the response can't be used to probe for taken addresses.
 */
async function countRequest(context: RequestContext): Promise<void> {
  await context.limits.count(EMAIL_CHANGE_NETWORK, context.caller.network);
  await context.limits.count(EMAIL_CHANGE_ACCOUNT, String(personOf(context).id));
}

/** Counts all tagged addresses of a mailbox together, such as `ada+hub@club.example`. */
async function countLetter({ limits }: RequestContext, email: string): Promise<void> {
  await limits.count(EMAIL_CHANGE_MAILBOX, caseFold(email).replace(/\+[^@]*@/, "@"));
}

function nonePending(): NotFoundError {
  return new NotFoundError("No email address change is pending.");
}
