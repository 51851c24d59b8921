import type { Context } from "../../../shared/context.ts";
import { OWN_EVENTS } from "./events.rules.ts";
import { liveEndpoints } from "./live-endpoints.ts";

/** The maximum number of notifications per person and run; the others follow in the next run. */
const BATCH = 100;

const EVENT_OF = `case n.type ${Object.entries(OWN_EVENTS)
  .map(([event, type]) => `when '${type}' then '${event}'`)
  .join(" ")} end`;

/**
 * Creates messages for the notifications of endpoints' owners, who may read the same content in both. Turns
 * are processed in order, so that none is missed.
 */
export async function collectOwnEvents({
  em,
  settings,
  publicUrl,
}: Pick<Context, "em" | "settings" | "publicUrl">): Promise<void> {
  await em.execute(
    `with live as materialized (${liveEndpoints(settings)}),
     news as materialized (
       select l.id as endpoint_id, l.events, ${EVENT_OF} as event, n.*
       from live l cross join lateral (
         select * from notifications n where n.recipient_id = l.owner_id and n.turn > l.notification_turn
         order by n.turn limit ${BATCH}) n
     ), moved as (
       update webhook_endpoints e set notification_turn = m.turn
       from (select endpoint_id, max(turn) as turn from news group by endpoint_id) m where m.endpoint_id = e.id
     )
     insert into webhook_deliveries (endpoint_id, message_id, type, body)
     select endpoint_id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), event, json_build_object(
       'type', event, 'timestamp', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'data', json_build_object('title', title, 'url', ?::text || path, 'notificationId', n.id::text,
         'subject', case when subject_id is not null
           then json_build_object('kind', subject_kind, 'id', subject_id::text) end))::text
     from news n where event = any(events) order by turn`,
    [publicUrl],
  );
}
