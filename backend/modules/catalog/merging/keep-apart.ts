import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import type { Action } from "../../administration/audit/actions.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";

/** A kind of records whose pairs are kept apart. */
interface KeptApart {
  /** Their table. */
  readonly table: string;
  /** The table of the decisions. */
  readonly decisions: string;
  /** What several are called in messages, such as `vendors`. */
  readonly plural: string;
  readonly action: Action;
}

/** Keeps two records apart, which are then no longer shown as a pair. @throws InvalidInputError, NotFoundError */
export async function keepApart(
  context: Context,
  { table, decisions, plural, action }: KeptApart,
  ids: readonly string[],
): Promise<boolean> {
  const numbers = ids.map((id) => parseId(id) ?? 0).sort((one, other) => one - other);
  const [low, high] = numbers;
  if (numbers.length !== 2 || low === high) throw new InvalidInputError(`Choose two different ${plural}.`);
  const found = await context.em.execute<unknown[]>(`select from ${table} where id in (?, ?)`, [low, high]);
  if (found.length < 2) throw new NotFoundError(`One of these ${plural} doesn't exist.`);
  await context.em.execute(
    `insert into ${decisions} (low_id, high_id, decided_by_id) values (?, ?, ?) on conflict do nothing`,
    [low, high, asPerson(context.actor)?.id ?? null],
  );
  await recordAuditEvent(context, { action, subject: Number(low), changes: { other: { after: high } } });
  return true;
}
