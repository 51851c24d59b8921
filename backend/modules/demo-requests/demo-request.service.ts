import type { Page, PageArguments } from "../../shared/connection.ts";
import { findPage } from "../../shared/keyset.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { validate } from "../../shared/validation.ts";
import { DemoRequest } from "./demo-request.entity.ts";
import type { DemoRequestInput } from "./demo-request.inputs.ts";
import { demoRequestRules } from "./demo-request.rules.ts";

/**
 * Keeps a request for a demonstration, for administrators to answer.
 * @throws InvalidInputError with a message for each field that can't be accepted.
 */
export async function requestDemo({ em }: RequestContext, input: DemoRequestInput): Promise<DemoRequest> {
  // TODO: at most five an hour from one address, with the shared limits that come with the accounts.
  const { preferredTime, message, ...rest } = await validate(demoRequestRules, input);
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
