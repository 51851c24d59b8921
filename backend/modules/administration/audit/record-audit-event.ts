import type { Context } from "../../../shared/context.ts";
import type { Action } from "./actions.ts";
import type { Changes } from "./changes-between.ts";

/** What was done to what. */
export interface AuditEvent {
  readonly action: Action;
  /** The id of the record that it was done to; its kind is the first part of the action. */
  readonly subject?: number;
  /** Never a secret, an email address or another value that is erased with an account. */
  readonly changes?: Changes;
}

/** Who does it, from where. */
type Origin = Pick<Context, "em" | "actor" | "caller" | "requestId">;

const INSERT = `
  insert into audit_entries (actor_kind, actor_id, action, subject_id, changes, address, request_id)
  select ?, ?, a.action, a.subject, a.changes, ?, ?
  from jsonb_to_recordset(?::jsonb) as a (action text, subject integer, changes jsonb)`;

/**
 * Adds an act to the audit trail, in the transaction of the act: call it inside, after the change, so that neither
 * remains without the other.
 */
export async function recordAuditEvent(context: Origin, act: AuditEvent): Promise<void> {
  await recordAuditEvents(context, [act]);
}

/** Adds several acts in one statement. */
export async function recordAuditEvents(context: Origin, acts: readonly AuditEvent[]): Promise<void> {
  const { em, actor, caller, requestId } = context;
  const rows = acts.map(({ action, subject, changes = {} }) => ({ action, subject, changes }));
  await em.execute(INSERT, [
    actor?.kind ?? "visitor",
    actor && "id" in actor ? actor.id : null,
    caller?.address ?? null,
    requestId ?? null,
    JSON.stringify(rows),
  ]);
}
