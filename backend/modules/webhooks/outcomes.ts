import type { EntityManager } from "@mikro-orm/postgresql";
import { tell } from "../notifications/tell.ts";
import { MAX_KEPT_ATTEMPTS } from "./webhook-attempt.ts";

/** The pauses before each further attempt, in minutes: nine attempts in 27 hours and 21 minutes. */
const PAUSES = [1, 5, 15, 60, 120, 240, 480, 720];

/** A message that this process sends now. */
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

/** What came of an attempt. */
export interface Outcome {
  readonly ok: boolean;
  readonly status: number | null;
  readonly answer: string | null;
  readonly error: string | null;
  /** In milliseconds. */
  readonly duration: number;
}

/**
 * Takes the oldest message that is due for an endpoint. For two minutes no other process takes it; if this one dies,
 * it is sent again with the same id.
 */
export async function claimDelivery(em: EntityManager, endpoint: number): Promise<Claimed | undefined> {
  const [claimed] = await em.execute<Claimed[]>(
    `update webhook_deliveries d
     set attempts = d.attempts + 1, due_at = now() + interval '2 minutes', last_attempt_at = now()
     from webhook_endpoints e
     where e.id = d.endpoint_id and d.id = (
       select c.id from webhook_deliveries c join webhook_endpoints o on o.id = c.endpoint_id
       where c.endpoint_id = ? and c.status = 'waiting' and c.due_at <= now() and (o.enabled or c.type = 'test')
       order by c.due_at, c.id limit 1 for update of c skip locked)
     returning d.id, e.id as "endpointId", e.owner_id as "ownerId", e.url, d.message_id as "messageId", d.body,
       d.attempts, array_remove(array[e.secret, case when e.previous_until > now() then e.previous_secret end], null)
       as secrets`,
    [endpoint],
  );
  return claimed;
}

/** Writes down what came of an attempt; after the last one, an endpoint that nothing has reached is turned off. */
export async function noteOutcome(em: EntityManager, claimed: Claimed, outcome: Outcome): Promise<void> {
  const { ok, status, answer, error, duration } = outcome;
  const pause = PAUSES[claimed.attempts - 1];
  // The endpoint before its message, as whoever deletes it does: the two would wait for one another.
  await em.execute(
    `update webhook_endpoints set failing_since = ${ok ? "null" : "now()"}
     where id = ? and failing_since is ${ok ? "not null" : "null"}`,
    [claimed.endpointId],
  );
  if (!ok && !pause) await turnOff(em, claimed);
  await em.execute(
    `update webhook_deliveries set status = ?, last_status = ?, last_answer = ?, last_error = ?, last_duration = ?,
       due_at = now() + ? * interval '1 minute',
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
      ...[status, duration, answer, error],
      claimed.id,
    ],
  );
}

async function turnOff(em: EntityManager, { endpointId, ownerId, url }: Claimed): Promise<void> {
  const [off] = await em.execute<{ version: number }[]>(
    `update webhook_endpoints set enabled = false, version = version + 1, updated_at = now()
     where id = ? and enabled and failing_since < now() - interval '27 hours' returning version`,
    [endpointId],
  );
  if (!off) return;
  const { host } = new URL(url);
  const text = [
    `We couldn't deliver anything to ${host} for more than a day, so we turned the webhook off.`,
    "Once your server works again, turn it back on. Everything it missed is in its log.",
  ];
  await tell(em, [
    {
      ...{ recipient: ownerId, type: "alert", level: "warning", path: "/developers/webhooks" },
      ...{ title: `Your webhook to ${host} was turned off`, text },
      key: `webhook-off/${endpointId}/${off.version}`,
      letter: { subject: "A webhook was turned off", text },
    },
  ]);
}
