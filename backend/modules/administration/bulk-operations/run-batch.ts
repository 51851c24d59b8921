import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { raw, type Sql } from "sql-template-tag";
import type { JobTools } from "../../../shared/job.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { inUse } from "../../account/identity/in-use.ts";
import type { RunningOperation, Skipped } from "./running-operation.ts";
import { sendToBatch } from "./send-to-batch.ts";
import { setActiveOfBatch } from "./set-active-of-batch.ts";

/** The number of accounts per transaction. */
const BATCH = 500;

/**
 * Processes the next accounts of an operation. Concurrent runs of the same one wait for its row, so that no
 * account is processed twice.
 * @returns whether there may be more.
 */
export function runBatch(tools: JobTools, id: number): Promise<boolean> {
  return tools.em.transactional(async (em) => {
    const [row] = await queryRows(
      em,
      sql`select id, kind, actor_id as "actorId", undo_of as "undoOf", title, message from bulk_operations
        where id = ${id} and finished_at is null for update`,
    );
    if (!row) return false;
    const operation = row as unknown as RunningOperation;
    const items = await queryRows(
      em,
      sql`select user_id as "userId" from bulk_operation_items
        where operation_id = ${id} and result is null order by id limit ${BATCH}`,
    );
    const users = items.map(({ userId }) => Number(userId));
    if (users.length > 0) await note(em, id, users, await skippedOf({ ...tools, em }, operation, users));
    if (users.length === BATCH) return true;
    await queryRows(
      em,
      sql`update bulk_operations set finished_at = greatest(now(), created_at) where id = ${id}`,
    );
    return false;
  });
}

/**
 * Performs the operation on the accounts and returns the skipped ones: all of them if its initiator is no
 * longer an administrator.
 */
async function skippedOf(
  tools: JobTools,
  operation: RunningOperation,
  users: readonly number[],
): Promise<Skipped> {
  const [actor] = await queryRows(
    tools.em,
    sql`select u.id from users u where u.id = ${operation.actorId ?? 0} and u.role = 'admin'
      and ${raw(inUse(tools.settings))} for share`,
  );
  if (!actor)
    return new Map(users.map((id) => [id, "The person who started this is no longer an administrator."]));
  return operation.kind === "send_notification"
    ? sendToBatch(tools, operation, users)
    : setActiveOfBatch(tools, operation, users);
}

async function note(
  em: EntityManager,
  id: number,
  users: readonly number[],
  skipped: Skipped,
): Promise<void> {
  const reasons: Sql = sql`unnest(${[...skipped.keys()]}::integer[], ${[...skipped.values()]}::text[])`;
  await queryRows(
    em,
    sql`with noted as (
        update bulk_operation_items i set reason = s.reason,
          result = case when s.user_id is null then 'done' else 'skipped' end
        from unnest(${users}::integer[]) u (id) left join ${reasons} s (user_id, reason) on s.user_id = u.id
        where i.operation_id = ${id} and i.user_id = u.id and i.result is null returning i.result
      )
      update bulk_operations set
        succeeded = succeeded + (select count(*) from noted where result = 'done'),
        skipped = skipped + (select count(*) from noted where result = 'skipped')
      where id = ${id}`,
  );
}
