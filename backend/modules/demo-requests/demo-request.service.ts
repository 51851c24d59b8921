import type { Page, PageArguments } from "../../shared/connection.ts";
import { TooManyRequestsError } from "../../shared/errors.ts";
import { findPage } from "../../shared/keyset.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { validate } from "../../shared/validation.ts";
import { DemoRequest } from "./demo-request.entity.ts";
import type { DemoRequestInput } from "./demo-request.inputs.ts";
import { demoRequestRules } from "./demo-request.rules.ts";

/** How many requests one e-mail address may send an hour. */
const MAX_AN_HOUR = 5;
const HOUR = 3600;

/**
 * Keeps a request for a demonstration, for administrators to answer.
 * @throws InvalidInputError with a message for each field that can't be accepted.
 * @throws TooManyRequestsError after five from one e-mail address in an hour.
 */
export async function requestDemo({ em }: RequestContext, input: DemoRequestInput): Promise<DemoRequest> {
  const { preferredTime, message, ...rest } = await validate(demoRequestRules, input);
  const createdAt = { $gt: new Date(Date.now() - HOUR * 1000) };
  if ((await em.count(DemoRequest, { email: rest.email, createdAt })) >= MAX_AN_HOUR) {
    throw new TooManyRequestsError(
      "We have your requests. Please wait an hour before you send another.",
      HOUR,
    );
  }
  const request = em.create(DemoRequest, {
    ...rest,
    preferredTime: preferredTime || null,
    message: message || null,
    createdAt: new Date(),
  });
  await em.flush();
  return request;
}

/**
 * One page of the requests, latest first.
 * @throws InvalidInputError for a page that can't be.
 */
export function listDemoRequests({ em }: RequestContext, page: PageArguments): Promise<Page<DemoRequest>> {
  return findPage(em, DemoRequest, page, { where: {}, orderBy: { createdAt: "desc", id: "desc" } });
}
