import { addJob } from "../../../../jobs/queue.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { hashToken } from "../../../../shared/secret-token.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { newsletterConfirmationJob } from "./confirmation.job.ts";
import { newsletterRules } from "./newsletter.rules.ts";
import { NewsletterSubscriber } from "./newsletter-subscriber.entity.ts";

const TOO_MANY_REQUESTS = "Too many subscription requests.";
/** A rate limit of confirmation emails per email address. */
const EMAIL_LIMIT: Limit = { name: "newsletter-mail", times: 3, seconds: 3600, message: TOO_MANY_REQUESTS };
/** A rate limit of confirmation emails per network. */
const NETWORK_LIMIT: Limit = {
  name: "newsletter-address",
  times: 30,
  seconds: 3600,
  message: TOO_MANY_REQUESTS,
};

/**
 * Sends the link to confirm a subscription. The response doesn't reveal whether the address is subscribed.
 * @throws InvalidInputError for an invalid address; TooManyRequestsError.
 */
export async function subscribe(context: RequestContext, email: string): Promise<Done> {
  const input = await validate(newsletterRules, { email });
  await context.limits.count(NETWORK_LIMIT, context.caller.network);
  await context.limits.count(EMAIL_LIMIT, caseFold(input.email));
  await addJob(context.em, newsletterConfirmationJob, { email: input.email });
  return { message: "Check your inbox for the link to confirm your subscription." };
}

/** Confirms a subscription. @throws InvalidInputError if the token is invalid or expired. */
export async function confirmSubscription({ em }: RequestContext, token: string): Promise<Done> {
  const subscriber = await em.findOne(NewsletterSubscriber, {
    confirmationHash: hashToken(token),
    confirmationExpiresAt: { $gt: new Date() },
  });
  if (!subscriber) {
    const message = "This link is no longer valid. Subscribe again to get a new one.";
    throw new InvalidInputError(message, { token: message });
  }
  Object.assign(subscriber, {
    status: "confirmed",
    confirmedAt: new Date(),
    unsubscribedAt: null,
    confirmationHash: null,
    confirmationExpiresAt: null,
  });
  await em.flush();
  return { message: "You're subscribed. Every email has an unsubscribe link." };
}

/** Unsubscribes. The response is the same for an unknown key. */
export async function unsubscribe({ em }: Pick<RequestContext, "em">, key: string): Promise<Done> {
  await em.nativeUpdate(
    NewsletterSubscriber,
    { unsubscribeKey: key, status: { $ne: "unsubscribed" } },
    {
      status: "unsubscribed",
      unsubscribedAt: new Date(),
      confirmationHash: null,
      confirmationExpiresAt: null,
    },
  );
  return { message: "You're unsubscribed and won't get any more emails." };
}
