import type { EntityManager } from "@mikro-orm/postgresql";
import sql from "sql-template-tag";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import type { NotificationType } from "./notification-type.ts";

/** Counts the actor's unread notifications. */
export async function countUnread(context: Context): Promise<number> {
  const [row] = await context.em.execute<{ count: number }[]>(
    "select count(*)::int as count from notifications where recipient_id = ? and read_at is null",
    [personOf(context).id],
  );
  return row?.count ?? 0;
}

/**
 * Marks one of the actor's notifications as read or unread, unless it already is. Returns its id.
 * @throws NotFoundError if it doesn't exist or belongs to someone else.
 */
export async function markRead(context: Context, id: string, read: boolean): Promise<number> {
  const [marked] = await context.em.execute<{ id: number }[]>(
    `update notifications set read_at = case when ? then coalesce(read_at, now()) end
     where id = ? and recipient_id = ? returning id`,
    [read, parseId(id) ?? 0, personOf(context).id],
  );
  if (!marked) throw new NotFoundError("This notification doesn't exist.");
  return marked.id;
}

/** The notifications to mark as read; all by default. */
interface Unread {
  readonly types?: readonly NotificationType[] | null;
  /** Only those up to this turn, so that newer ones stay unread. */
  readonly upTo?: number | null;
}

/** Marks the actor's unread notifications as read. Returns how many there were. */
export async function markAllRead(context: Context, { types, upTo }: Unread): Promise<number> {
  const [marked] = await queryRows(
    context.em,
    sql`with marked as (
        update notifications set read_at = now()
        where recipient_id = ${personOf(context).id} and read_at is null
          and (${types ?? null}::text[] is null or type = any(${types ?? null}::text[]))
          and (${upTo ?? null}::integer is null or turn <= ${upTo ?? null}::integer)
        returning id)
      select count(*)::int as count from marked`,
  );
  return Number(marked?.count);
}

/** Marks a person's notifications about a subject as read, because they have seen the subject itself. */
export async function noteSeen(
  em: EntityManager,
  recipient: number,
  subject: { readonly kind: string; readonly id: number },
): Promise<void> {
  await em.execute(
    `update notifications set read_at = now()
     where recipient_id = ? and subject_kind = ? and subject_id = ? and read_at is null`,
    [recipient, subject.kind, subject.id],
  );
}
