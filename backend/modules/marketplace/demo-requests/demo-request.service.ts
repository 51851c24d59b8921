import { queueMail } from "../../../mail/send-mail.job.ts";
import { asPerson } from "../../../shared/actor.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { caseFold } from "../../../shared/text/case-fold.ts";
import { administratorAddresses } from "../../account/identity/administrators.ts";
import { User } from "../../account/identity/user.entity.ts";
import { DemoRequest } from "./demo-request.entity.ts";
import type { DemoRequestInput } from "./demo-request.inputs.ts";
import { demoRequestRules } from "./demo-request.rules.ts";

const HOUR = 3600;

/** The limit of requests per email address. */
const EMAIL_LIMIT: Limit = {
  name: "demo-requests-email",
  times: 5,
  seconds: HOUR,
  message: "We have your requests.",
};

/** The limit of requests per network, across all email addresses. */
const NETWORK_LIMIT: Limit = {
  name: "demo-requests",
  times: 50,
  seconds: HOUR,
  message: "Too many requests from your network.",
};

/**
 * Stores a demo request and notifies the administrators.
 * @throws InvalidInputError with a message for each invalid field.
 * @throws TooManyRequestsError after five per hour from one email address, or fifty from one network.
 */
export async function requestDemo(context: RequestContext, input: DemoRequestInput): Promise<DemoRequest> {
  const { em } = context;
  const { preferredTime, message, ...rest } = await validate(demoRequestRules, input);
  await context.limits.count(EMAIL_LIMIT, caseFold(rest.email));
  await context.limits.count(NETWORK_LIMIT, context.caller.network);
  const person = asPerson(context.actor);
  return em.transactional(async () => {
    const request = em.create(DemoRequest, {
      ...rest,
      preferredTime: preferredTime || null,
      message: message || null,
      user: person ? em.getReference(User, person.id, { wrapped: true }) : null,
      createdAt: new Date(),
    });
    await em.flush();
    await notifyAdministrators(context, request);
    return request;
  });
}

/** Sends one email to all administrators, who see each other's addresses. */
async function notifyAdministrators({ em, publicUrl }: RequestContext, request: DemoRequest): Promise<void> {
  const to = await administratorAddresses(em);
  if (to.length === 0) return;
  const { name, email, organization, preferredTime, message } = request;
  await queueMail(em, {
    to: to.join(", "),
    subject: `Demo request from ${organization} - SportsTech Hub`,
    text: [
      `${name} from ${organization} requested a demo. Reply to ${email}.`,
      `Preferred time: ${preferredTime ?? "none given"}`,
      ...(message ? [message] : []),
      `All requests: ${publicUrl}/dashboard?tab=admin`,
    ].join("\n\n"),
  });
}
