import { addJob } from "../../../../jobs/queue.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { ownWebhook } from "../webhook.service.ts";
import type { WebhookReplay } from "../webhook.types.ts";
import { sendWebhooksJob } from "./send-webhooks.job.ts";

/** The maximum number of messages sent again at a time. */
const MAX_REPLAYED = 1000;

/** Replays of failed messages per person, each of up to a thousand messages. */
const FAILED_AGAIN: Limit = {
  name: "webhooks-failed-again",
  times: 20,
  seconds: 3600,
  message: "You've sent failed messages again many times.",
};

/**
 * Sends the failed messages of one of the viewer's endpoints again, oldest first, with the same ids. Waiting
 * messages remain unchanged.
 * @throws NotFoundError if it doesn't exist or isn't the viewer's; ConflictError while it is off, since they
 * would wait without notice.
 */
export async function replayFailedDeliveries(context: Context, endpointId: string): Promise<WebhookReplay> {
  const { em } = context;
  const webhook = await ownWebhook(context, endpointId);
  if (!webhook.enabled) throw new ConflictError("This webhook is off. Turn it on first.");
  await context.limits.count(FAILED_AGAIN, String(webhook.ownerId));
  // `hasMore` reads the state before the update, since a statement doesn't see its own changes.
  const [replay] = await em.execute<WebhookReplay[]>(
    `with again as (
       update webhook_deliveries set status = 'waiting', attempts = 0, due_at = now() where id in (
         select id from webhook_deliveries where endpoint_id = ? and status = 'failed' order by id limit ?)
       returning id)
     select (select count(*) from again)::int as count, exists (
       select from webhook_deliveries where endpoint_id = ? and status = 'failed' offset ?) as "hasMore"`,
    [webhook.id, MAX_REPLAYED, webhook.id, MAX_REPLAYED],
  );
  if (!replay?.count) return { count: 0, hasMore: false };
  webhook.pausedUntil = null;
  await em.flush();
  await addJob(em, sendWebhooksJob, {});
  return replay;
}
