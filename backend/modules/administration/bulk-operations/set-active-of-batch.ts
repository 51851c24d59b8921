import sql from "sql-template-tag";
import type { JobTools } from "../../../shared/job.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { declineWaiting } from "../../community/mentoring/decline-waiting.ts";
import type { RunningOperation, Skipped } from "./running-operation.ts";

/** The state of an account when it is processed, locked until the batch is done. */
interface Found {
  readonly id: number;
  readonly role: string;
  readonly isActive: boolean;
  readonly isErased: boolean;
  readonly isChanged: boolean;
}

/**
 * Suspends or activates these accounts in bulk, with the same effects as for a single one: their sessions
 * end, requests pending with them as mentors are declined, and the action is recorded. The lock on their rows
 * still allows others to reference them: a mentor who decides at the same moment notifies the student, and a
 * stronger lock would deadlock with that.
 */
export async function setActiveOfBatch(
  { em, publicUrl }: JobTools,
  { id, kind, actorId, undoOf }: RunningOperation,
  users: readonly number[],
): Promise<Skipped> {
  const isActive = kind === "activate_users";
  const found = (await queryRows(
    em,
    sql`select u.id, u.role, u.is_active as "isActive", u.anonymized_at is not null as "isErased",
        ${undoOf}::integer is not null and (
          select (e.changes->'bulkOperation'->>'after')::integer from audit_entries e
          where e.subject_kind = 'account' and e.subject_id = u.id and e.action = 'account.rights_changed'
            and e.changes ? 'isActive' order by e.id desc limit 1
        ) is distinct from ${undoOf}::integer as "isChanged"
      from users u where u.id = any(${users}::integer[]) order by u.id for no key update of u`,
  )) as unknown as Found[];
  const reasonFor = (user: Found): string | undefined => {
    if (user.isErased) return "The account was deleted.";
    if (!isActive && user.id === actorId) return "You can't suspend yourself.";
    if (!isActive && user.role === "admin") return "Administrators are never suspended in bulk.";
    if (user.isActive === isActive) return isActive ? "Already active." : "Already inactive.";
    return user.isChanged ? "Changed by someone since." : undefined;
  };
  const skipped = new Map<number, string>(
    found.flatMap((user) => {
      const reason = reasonFor(user);
      return reason ? [[user.id, reason]] : [];
    }),
  );
  const changed = found.map((user) => user.id).filter((user) => !skipped.has(user));
  if (changed.length === 0) return skipped;
  const these = sql`any(${changed}::integer[])`;
  const changes = { isActive: { before: !isActive, after: isActive }, bulkOperation: { after: id } };
  await queryRows(
    em,
    sql`update users set is_active = ${isActive}, version = version + 1, updated_at = now() where id = ${these}`,
  );
  if (!isActive)
    for (const table of [sql`sessions`, sql`password_resets`, sql`sign_in_challenges`, sql`email_changes`])
      await queryRows(em, sql`delete from ${table} where user_id = ${these}`);
  if (!isActive) await declineWaiting({ em, publicUrl }, changed);
  await queryRows(
    em,
    sql`insert into audit_entries (actor_kind, actor_id, action, subject_id, changes)
      select 'session', ${actorId}::integer, 'account.rights_changed', id, ${JSON.stringify(changes)}::jsonb
      from unnest(${changed}::integer[]) c (id)`,
  );
  return skipped;
}
