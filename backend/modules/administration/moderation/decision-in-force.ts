import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError } from "../../../shared/errors.ts";
import type { ModeratedRecord } from "./moderated.ts";

/** The record that a decision is about. */
export type Decided = Pick<ModeratedRecord, "id" | "status">;

interface InForce {
  readonly id: string;
  readonly status: string;
  readonly reason: string | null;
  readonly by: string | null;
}

const IN_FORCE = `
  select d.id::text, d.status, d.reason, u.first_name || ' ' || u.last_name as by
  from moderation_decisions d left join users u on u.id = d.moderator_id
  where d.subject_kind = ? and d.subject_id = ? and d.latest`;

/** Whether a record awaits a decision, by the same rule as `WAITING`. */
const waits = ({ status, reportsCount }: Decided & Partial<ModeratedRecord>) =>
  status === "pending" || (status === "published" && Boolean(reportsCount));

/**
 * Whether an administrator's decision to hide a record is in force, regardless of its author's later actions.
 */
export async function isHeldBack({ em }: Context, kind: string, { id, status }: Decided): Promise<boolean> {
  if (status === "hidden") return true;
  const [decision] = await em.execute<InForce[]>(IN_FORCE, [kind, id]);
  return decision?.status === "hidden";
}

/**
 * Prevents an administrator from overwriting a decision that they haven't seen. The record must be locked.
 * @param seen the id of the decision in force that they saw, null for none; if omitted, only records that
 * await a decision may be decided.
 * @throws ConflictError that says who decided what.
 */
export async function assertNotDecidedMeanwhile(
  { em }: Context,
  kind: string,
  record: Decided & Partial<ModeratedRecord>,
  seen: string | null | undefined,
): Promise<void> {
  const [decision] = await em.execute<InForce[]>(IN_FORCE, [kind, record.id]);
  if (!decision || seen === decision.id || (seen === undefined && waits(record))) return;
  const who = decision.by ?? "An administrator";
  const why = decision.reason ? ` Their reason: ${decision.reason}` : "";
  throw new ConflictError(`${who} has ${decision.status} it since you opened it.${why}`);
}

const SUPERSEDE =
  "update moderation_decisions set latest = false where subject_kind = ? and subject_id = ? and latest";

const INSERT = `
  insert into moderation_decisions (subject_kind, subject_id, status, reason, moderator_id, reports)
  values (?, ?, ?, ?, ?, ?)`;

/** Stores who decided what and why; the previous decision is kept, but is no longer in force. */
export async function recordDecision(
  context: Context,
  kind: string,
  { id, status }: Decided,
  { reason, reports }: { readonly reason: string | null; readonly reports: number },
): Promise<void> {
  await context.em.execute(SUPERSEDE, [kind, id]);
  await context.em.execute(INSERT, [kind, id, status, reason, personOf(context).id, reports]);
}
