import type { EntityManager } from "@mikro-orm/postgresql";
import type { Settings } from "../../../../shared/context.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { mayBeSent } from "./due-endpoints.ts";
import { LONGEST_PAUSE } from "./retry-after.ts";
import { MAX_KEPT_ATTEMPTS } from "./webhook-attempt.ts";

/** The delays before each retry, in minutes: nine attempts in 27 hours and 21 minutes. */
const PAUSES = [1, 5, 15, 60, 120, 240, 480, 720];

/** How long an endpoint must have failed to count as down rather than as rejecting a message. */
const DOWN = "interval '5 minutes'";

/** A message that this process is sending. */
export interface Claimed {
  readonly id: number;
  readonly endpointId: number;
  readonly ownerId: number;
  readonly url: string;
  readonly messageId: string;
  readonly body: string;
  readonly attempts: number;
  readonly secrets: readonly string[];
}

/** The outcome of an attempt. */
export interface Outcome {
  readonly ok: boolean;
  readonly status: number | null;
  readonly answer: string | null;
  readonly error: string | null;
  /** In milliseconds. */
  readonly duration: number;
  /** The retry delay that the response asks for, in seconds. */
  readonly retryAfter: number | null;
}

/**
 * Claims the oldest due message of an endpoint. No other process claims it for two minutes; if this one dies,
 * it is sent again with the same id.
 */
export async function claimDelivery(
  { em, settings }: { readonly em: EntityManager; readonly settings: Pick<Settings, "demo"> },
  endpoint: number,
): Promise<Claimed | undefined> {
  const [claimed] = await em.execute<Claimed[]>(
    `update webhook_deliveries d
     set attempts = d.attempts + 1, due_at = now() + interval '2 minutes', last_attempt_at = now()
     from webhook_endpoints e
     where e.id = d.endpoint_id and d.id = (
       select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
         join users u on u.id = e.owner_id
       where d.endpoint_id = ? and d.status = 'waiting' and d.due_at <= now() and ${mayBeSent(settings)}
       order by d.due_at, d.id limit 1 for update of d skip locked)
     returning d.id, e.id as "endpointId", e.owner_id as "ownerId", e.url, d.message_id as "messageId", d.body,
       d.attempts, array_remove(array[e.secret, case when e.previous_until > now() then e.previous_secret end], null)
       as secrets`,
    [endpoint],
  );
  return claimed;
}

/** The response status of an endpoint that wants no more messages. */
const GONE = 410;

/**
 * Stores the outcome of an attempt. A failing endpoint is paused for as long as it has been failing, or as
 * long as it asks for; one that has been unreachable for a long time, or is gone, is turned off.
 */
export async function noteOutcome(em: EntityManager, claimed: Claimed, outcome: Outcome): Promise<void> {
  const { ok, status, answer, error, duration } = outcome;
  const pause = status === GONE ? undefined : PAUSES[claimed.attempts - 1];
  // Locks the endpoint before its messages, in the same order as a deletion, to prevent deadlocks.
  if (ok) await noteSuccess(em, claimed);
  else await noteFailure(em, claimed, outcome);
  await em.execute(
    `update webhook_deliveries set status = ?, last_status = ?, last_answer = ?, last_error = ?, last_duration = ?,
       due_at = greatest(now() + ? * interval '1 minute',
         (select paused_until from webhook_endpoints e where e.id = endpoint_id)),
       attempt_log = case when jsonb_array_length(attempt_log) < ? then attempt_log else attempt_log - 0 end
         || jsonb_build_object('at', last_attempt_at, 'status', ?::int, 'duration', ?::int, 'answer', ?::text,
           'error', ?::text)
     where id = ?`,
    [
      ok ? "delivered" : pause ? "waiting" : "failed",
      status,
      answer,
      error,
      duration,
      pause ?? 0,
      MAX_KEPT_ATTEMPTS,
      status,
      duration,
      answer,
      error,
      claimed.id,
    ],
  );
}

/** Messages that failed while the endpoint was down are sent before later ones. */
async function noteSuccess(em: EntityManager, { endpointId }: Claimed): Promise<void> {
  const [back] = await em.execute<{ wasDown: boolean }[]>(
    `update webhook_endpoints e set failing_since = null, paused_until = null from webhook_endpoints before
     where e.id = ? and before.id = e.id and e.failing_since is not null
     returning before.failing_since < now() - ${DOWN} as "wasDown"`,
    [endpointId],
  );
  if (back?.wasDown) await sendWaitingNow(em, endpointId);
}

/**
 * Makes all waiting messages of an endpoint due immediately, oldest first, regardless of their retry delays.
 */
export async function sendWaitingNow(em: EntityManager, endpointId: number): Promise<void> {
  await em.execute(
    `update webhook_deliveries set due_at = created_at
     where endpoint_id = ? and status = 'waiting' and due_at > now()`,
    [endpointId],
  );
}

async function noteFailure(
  em: EntityManager,
  claimed: Claimed,
  { status, retryAfter }: Outcome,
): Promise<void> {
  await em.execute(
    `update webhook_endpoints set failing_since = coalesce(failing_since, now()), paused_until = now() +
       coalesce(? * interval '1 second', greatest(interval '1 minute', least(coalesce(now() - failing_since, '0'),
         ${LONGEST_PAUSE} * interval '1 second')))
     where id = ?`,
    [retryAfter, claimed.endpointId],
  );
  const { host } = new URL(claimed.url);
  if (status === GONE)
    await turnOff(em, claimed, "true", `${host} answered with status 410, which says that it's gone`);
  else
    await turnOff(
      em,
      claimed,
      "failing_since < now() - interval '27 hours'",
      `We couldn't deliver anything to ${host} for more than a day`,
    );
}

async function turnOff(
  em: EntityManager,
  { endpointId, ownerId, url }: Claimed,
  condition: string,
  reason: string,
): Promise<void> {
  const [off] = await em.execute<{ version: number }[]>(
    `update webhook_endpoints set enabled = false, version = version + 1, updated_at = now()
     where id = ? and enabled and ${condition} returning version`,
    [endpointId],
  );
  if (!off) return;
  const { host } = new URL(url);
  const text = [
    `${reason}, so we turned the webhook off. What happens while it's off isn't recorded.`,
    "Turn it back on once your server works again: messages still waiting are then sent, and you can send failed ones again from the log.",
  ];
  await notify(em, [
    {
      recipient: ownerId,
      type: "alert",
      level: "warning",
      path: "/developers/webhooks",
      title: `Your webhook to ${host} was turned off`,
      text,
      key: `webhook-off/${endpointId}/${off.version}`,
      letter: { subject: "A webhook was turned off", text },
    },
  ]);
}
