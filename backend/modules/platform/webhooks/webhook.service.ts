import { LockMode } from "@mikro-orm/core";
import { addJob } from "../../../jobs/queue.ts";
import { sessionOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { allowedUrl } from "../../../shared/outbound/guard.ts";
import { OutboundError } from "../../../shared/outbound/outbound-error.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/schema/versioned.ts";
import { lockAccount } from "../../account/identity/lock-account.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { collectEvents, collectEventsJob } from "./collect-events.job.ts";
import { webhookRules } from "./events.rules.ts";
import { sendWaitingNow } from "./sending/outcomes.ts";
import { sendWebhooksJob } from "./sending/send-webhooks.job.ts";
import { newSecret } from "./sending/signing.ts";
import type { WebhookInput, WebhookWithSecret } from "./webhook.types.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";

/** The maximum number of endpoints per person. */
export const MAX_ENDPOINTS = 10;
/** How long messages are also signed with the previous secret, in milliseconds. */
const BOTH_SECRETS = 24 * 3600 * 1000;

/** Returns the viewer's endpoints, in the order in which they were added. */
export function listWebhooks(context: Context): Promise<WebhookEndpoint[]> {
  const ownerId = sessionOf(context).id;
  return context.em.find(WebhookEndpoint, { ownerId }, { orderBy: { id: "asc" }, limit: MAX_ENDPOINTS });
}

/**
 * Adds an endpoint.
 * @throws InvalidInputError for an invalid field; ConflictError beyond ten.
 */
export async function createWebhook(context: Context, input: WebhookInput): Promise<WebhookWithSecret> {
  const { em } = context;
  const ownerId = sessionOf(context).id;
  const given = await checked(context, input);
  await lockAccount(em, ownerId);
  if ((await em.count(WebhookEndpoint, { ownerId })) >= MAX_ENDPOINTS)
    throw new ConflictError(`You have ${MAX_ENDPOINTS} webhooks. Delete one first.`);
  const secret = newSecret();
  const webhook = em.create(WebhookEndpoint, { ...given, ownerId, secret });
  await em.flush();
  await startFromNow(context, webhook);
  const changes = { events: { after: given.events.join(", ") } };
  await recordAuditEvent(context, { action: "webhook.created", subject: webhook.id, changes });
  return { secret, webhook };
}

/** Changes an endpoint. @throws InvalidInputError, NotFoundError, ConflictError */
export async function editWebhook(
  context: Context,
  id: string,
  input: WebhookInput,
  version: number,
): Promise<WebhookEndpoint> {
  const given = await checked(context, input);
  // Before the row is locked, in the order of the job; what happened until now is for the present events.
  await collectEvents(context, "wait");
  const webhook = await ownWebhook(context, id, version);
  const before = webhook.events.join(", ");
  Object.assign(webhook, given, { pausedUntil: null });
  markEdited(webhook);
  await context.em.flush();
  // URLs may contain a key, so the audit trail doesn't record them.
  const changes = { events: { before, after: given.events.join(", ") } };
  await recordAuditEvent(context, { action: "webhook.edited", subject: webhook.id, changes });
  // The new URL may work where the previous one failed.
  await sendWaitingNow(context.em, webhook.id);
  await addJob(context.em, collectEventsJob, {});
  await addJob(context.em, sendWebhooksJob, {});
  return webhook;
}

/**
 * Turns an endpoint on or off. Once on, it gets its waiting messages immediately, and is notified of events
 * from then on.
 * @throws NotFoundError, ConflictError
 */
export async function setWebhookEnabled(
  context: Context,
  id: string,
  enabled: boolean,
  version: number,
): Promise<WebhookEndpoint> {
  // What happened while it was on is sent once it is on again; the row is locked afterward, as in the job.
  if (!enabled) await collectEvents(context, "wait");
  const webhook = await ownWebhook(context, id, version);
  if (webhook.enabled === enabled) return webhook;
  Object.assign(webhook, { enabled, failingSince: null, pausedUntil: null });
  markEdited(webhook);
  await context.em.flush();
  if (enabled) {
    await sendWaitingNow(context.em, webhook.id);
    await startFromNow(context, webhook);
    await addJob(context.em, sendWebhooksJob, {});
  }
  const action = enabled ? "webhook.enabled" : "webhook.disabled";
  await recordAuditEvent(context, { action, subject: webhook.id });
  return webhook;
}

/**
 * Gives an endpoint a new secret; the previous one also signs for a day.
 * @throws NotFoundError
 */
export async function rotateWebhookSecret(context: Context, id: string): Promise<WebhookWithSecret> {
  const webhook = await ownWebhook(context, id);
  const secret = newSecret();
  const previousUntil = new Date(Date.now() + BOTH_SECRETS);
  Object.assign(webhook, { previousSecret: webhook.secret, previousUntil, secret });
  await context.em.flush();
  await recordAuditEvent(context, { action: "webhook.secret_rotated", subject: webhook.id });
  return { secret, webhook };
}

/** Deletes an endpoint with its log. @throws NotFoundError */
export async function deleteWebhook(context: Context, id: string): Promise<Done> {
  const webhook = await ownWebhook(context, id);
  await recordAuditEvent(context, { action: "webhook.deleted", subject: webhook.id });
  await context.em.remove(webhook).flush();
  return { message: "The webhook was deleted" };
}

/**
 * Returns one of the viewer's endpoints, locked.
 * @throws NotFoundError; ConflictError for another version.
 */
export async function ownWebhook(context: Context, id: string, version?: number): Promise<WebhookEndpoint> {
  const webhook = await context.em.findOne(
    WebhookEndpoint,
    { id: parseId(id) ?? 0, ownerId: sessionOf(context).id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!webhook) throw new NotFoundError("This webhook doesn't exist.");
  assertSameVersion(webhook, version, "webhook");
  return webhook;
}

async function checked({ settings }: Context, input: WebhookInput): Promise<WebhookInput> {
  const { url, events } = await validate(webhookRules, input);
  try {
    return { url: allowedUrl(url, settings.webhookPrivateHosts).href, events: [...new Set(events)] };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw new InvalidInputError(error.message, { url: error.message });
  }
}

/** Skips events from before now. */
async function startFromNow({ em }: Context, { id, ownerId }: WebhookEndpoint): Promise<void> {
  await em.execute(
    `update webhook_endpoints set notification_turn =
       coalesce((select last from notification_turns where user_id = ?), 0) where id = ?`,
    [ownerId, id],
  );
  await addJob(em, collectEventsJob, {});
}
