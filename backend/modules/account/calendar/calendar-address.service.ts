import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { hashToken, newToken } from "../../../shared/secret-token.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { CalendarAddress, type NewCalendarAddress } from "./calendar-address.entity.ts";

/** New addresses per account. */
const RENEWALS: Limit = {
  name: "calendar-addresses",
  times: 20,
  seconds: 3600,
  message: "You've created a lot of calendar addresses.",
};

/** Returns the viewer's calendar; null if they have none. */
export function findCalendar(context: Context): Promise<CalendarAddress | null> {
  return context.em.findOne(CalendarAddress, { ownerId: personOf(context).id });
}

/**
 * Creates an address for the viewer's calendar, which replaces the previous one. Only a hash of the token is
 * stored.
 */
export async function renewCalendar(context: Context): Promise<NewCalendarAddress> {
  const { em, publicUrl } = context;
  const ownerId = personOf(context).id;
  await context.limits.count(RENEWALS, String(ownerId));
  const token = newToken();
  return em.transactional(async () => {
    await em.execute(
      `insert into calendar_addresses (owner_id, token_hash) values (?, ?) on conflict (owner_id)
       do update set token_hash = excluded.token_hash, created_at = now(), read_at = null`,
      [ownerId, hashToken(token)],
    );
    await recordAuditEvent(context, { action: "calendar.address_made", subject: ownerId });
    const calendar = await em.findOneOrFail(CalendarAddress, { ownerId }, { refresh: true });
    return { url: `${publicUrl}/calendar.ics?key=${token}`, calendar };
  });
}

/** Revokes the address of the viewer's calendar; idempotent. */
export async function revokeCalendar(context: Context): Promise<Done> {
  const ownerId = personOf(context).id;
  const removed = await context.em.nativeDelete(CalendarAddress, { ownerId });
  if (removed > 0) await recordAuditEvent(context, { action: "calendar.address_revoked", subject: ownerId });
  return { message: "The calendar's address no longer works." };
}
