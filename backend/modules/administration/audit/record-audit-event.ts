import type { Context } from "../../../shared/context.ts";
import type { Action } from "./actions.ts";
import type { Changes } from "./changes-between.ts";

/** An action and its subject. */
export interface AuditEvent {
  readonly action: Action;
  /** The id of the record; its kind is the first part of the action. */
  readonly subject?: number;
  /** Must not contain secrets, email addresses or other values that are erased with an account. */
  readonly changes?: Changes;
}

/** The actor and the origin of the request. */
type Origin = Pick<Context, "em" | "actor" | "caller" | "requestId">;

const INSERT = `
  insert into audit_entries (actor_kind, actor_id, action, subject_id, changes, address, request_id)
  select ?, ?, a.action, a.subject, a.changes, ?, ?
  from jsonb_to_recordset(?::jsonb) as a (action text, subject integer, changes jsonb)`;

/**
 * Adds an action to the audit trail, in the transaction of the action: call this inside it, after the change,
 * so that either both are stored or neither.
 */
export async function recordAuditEvent(context: Origin, act: AuditEvent): Promise<void> {
  await recordAuditEvents(context, [act]);
}

/** Adds several actions in one statement. */
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
