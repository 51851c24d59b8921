import { randomUUID } from "node:crypto";
import { addJob } from "../../../../jobs/queue.ts";
import { sessionOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import type { Page, PageArguments } from "../../../../shared/paging/connection.ts";
import { findPage } from "../../../../shared/paging/keyset.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { TEST_EVENT } from "../events.rules.ts";
import { ownWebhook } from "../webhook.service.ts";
import { WebhookEndpoint } from "../webhook-endpoint.entity.ts";
import { sendWebhooksJob } from "./send-webhooks.job.ts";
import { WebhookDelivery } from "./webhook-delivery.entity.ts";

/** Messages that a person sends manually. */
const BY_HAND: Limit = {
  name: "webhooks-by-hand",
  times: 60,
  seconds: 3600,
  message: "You've sent a lot of messages manually.",
};

/**
 * Returns the messages of one of the viewer's endpoints, newest first.
 * @throws NotFoundError
 */
export async function listDeliveries(
  context: Context,
  endpointId: string,
  page: PageArguments,
): Promise<Page<WebhookDelivery>> {
  const { em } = context;
  const own = { id: parseId(endpointId) ?? 0, ownerId: sessionOf(context).id };
  const endpoint = await em.findOne(WebhookEndpoint, own);
  const where = { endpointId: endpoint?.id ?? 0 };
  const found = await findPage(em, WebhookDelivery, page, { where, orderBy: { id: "desc" } });
  if (!endpoint) throw new NotFoundError("This webhook doesn't exist.");
  return found;
}

/** Sends a test event to one of the viewer's endpoints. @throws NotFoundError */
export async function sendTestWebhook(context: Context, id: string): Promise<WebhookDelivery> {
  const { em } = context;
  const webhook = await ownWebhook(context, id);
  await context.limits.count(BY_HAND, String(webhook.ownerId));
  const body = JSON.stringify({
    type: TEST_EVENT,
    timestamp: new Date().toISOString(),
    data: { message: "This is a test." },
  });
  const delivery = new WebhookDelivery();
  Object.assign(delivery, {
    endpointId: webhook.id,
    messageId: `msg_${randomUUID().replaceAll("-", "")}`,
    type: TEST_EVENT,
    body,
    status: "waiting",
    attempts: 0,
    attemptLog: [],
    dueAt: new Date(),
    createdAt: new Date(),
  });
  em.persist(delivery);
  await em.flush();
  await addJob(em, sendWebhooksJob, {});
  return delivery;
}

/**
 * Sends a message again, with the same id.
 * @throws NotFoundError if it doesn't exist or isn't the viewer's; ConflictError while its webhook is off,
 * since the message would wait without notice.
 */
export async function replayWebhookDelivery(context: Context, id: string): Promise<WebhookDelivery> {
  const { em } = context;
  const found = await em.findOne(WebhookDelivery, { id: parseId(id) ?? 0 });
  if (!found) throw new NotFoundError("This message doesn't exist.");
  const webhook = await ownWebhook(context, String(found.endpointId));
  if (!webhook.enabled && found.type !== TEST_EVENT)
    throw new ConflictError("This webhook is off. Turn it on first.");
  await context.limits.count(BY_HAND, String(webhook.ownerId));
  webhook.pausedUntil = null;
  const delivery = await em.refreshOrFail(found);
  Object.assign(delivery, { status: "waiting", attempts: 0, dueAt: new Date() });
  await em.flush();
  await addJob(em, sendWebhooksJob, {});
  return delivery;
}
