import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { type Sql } from "sql-template-tag";
import { addJob } from "../../../jobs/queue.ts";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { alertRules } from "../../account/notifications/alerts/alert.rules.ts";
import { recordAuditEvent } from "../audit/record-audit-event.ts";
import { type BulkKind, REVERSE } from "./bulk-kind.ts";
import { BulkOperation } from "./bulk-operation.entity.ts";
import type { BulkOperationInput } from "./bulk-operation.inputs.ts";
import { bulkOperationJob } from "./bulk-operation.job.ts";
import { chosenBy } from "./choice.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Starts a bulk operation: the accounts are selected now, and a job processes them.
 * @throws InvalidInputError if no account is selected, or for `title` and `message`; ConflictError if the
 * number of selected accounts isn't the expected one.
 */
export async function startBulkOperation(
  context: Context,
  input: BulkOperationInput,
): Promise<BulkOperation> {
  const { em } = context;
  if (!UUID.test(input.key)) throw new InvalidInputError("Send a UUID.", { key: "Send a UUID." });
  const letter = input.kind === "send_notification" ? await readLetter(input) : {};
  const { id: actorId } = personOf(context);
  // Serializes requests with the same key, which start one operation.
  await em.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [input.key]);
  const known = await em.findOne(BulkOperation, { key: input.key, actorId });
  if (known) return known;
  const operation = await create(context, { ...letter, kind: input.kind, key: input.key, actorId });
  const isExport = input.kind === "export_users";
  const total = await choose(
    em,
    sql`insert into bulk_operation_items (operation_id, user_id, result)
      select ${operation.id}, t.id, ${isExport ? "done" : null}::text from users t
      where ${chosenBy(context, input.choice)} order by t.id`,
  );
  if (total === 0) throw new InvalidInputError("No one matches. Choose at least one person.");
  if (total !== input.expected)
    throw new ConflictError(
      `${total} now match, not ${input.expected}. Check your selection and try again.`,
      {
        expected: String(total),
      },
    );
  operation.total = total;
  if (isExport) Object.assign(operation, { succeeded: total, finishedAt: operation.createdAt });
  await em.flush();
  if (!isExport) await addJob(em, bulkOperationJob, { id: operation.id });
  await recordAuditEvent(context, {
    action: "bulk_operation.started",
    subject: operation.id,
    changes: { kind: { after: input.kind }, accounts: { after: total } },
  });
  return operation;
}

async function readLetter({ title, message }: BulkOperationInput) {
  try {
    const { title: heading, text } = await validate(alertRules, { title: title ?? "", text: message ?? "" });
    return { title: heading, message: text };
  } catch (error) {
    if (!(error instanceof InvalidInputError) || !error.fields) throw error;
    const { text, ...fields } = error.fields;
    throw new InvalidInputError(error.message, text ? { ...fields, message: text } : fields);
  }
}

/**
 * Undoes an operation for the accounts that haven't been suspended or activated since.
 * @throws NotFoundError; ConflictError if it is still running, can't be undone, or already was.
 */
export async function undoBulkOperation(context: Context, id: string): Promise<BulkOperation> {
  const { em } = context;
  const key = parseId(id);
  const done =
    key === undefined ? null : await em.findOne(BulkOperation, { id: key }, { populate: ["undone"] });
  if (!done) throw new NotFoundError("This operation doesn't exist.");
  if (!done.finishedAt) throw new ConflictError("This is still running. Undo it when it's done.");
  if (done.undone) throw new ConflictError("This was already undone.");
  const reverse = done.undoOf ? undefined : REVERSE[done.kind];
  if (!reverse || done.succeeded === 0) throw new ConflictError("This can't be undone.");
  const { id: actorId } = personOf(context);
  const operation = await create(context, {
    kind: reverse,
    key: crypto.randomUUID(),
    actorId,
    undoOf: done.id,
  });
  operation.total = await choose(
    em,
    sql`insert into bulk_operation_items (operation_id, user_id)
      select ${operation.id}, i.user_id from bulk_operation_items i
      where i.operation_id = ${done.id} and i.result = 'done' order by i.id`,
  );
  await em.flush();
  await addJob(em, bulkOperationJob, { id: operation.id });
  await recordAuditEvent(context, { action: "bulk_operation.undone", subject: done.id });
  return operation;
}

interface NewOperation {
  readonly kind: BulkKind;
  readonly key: string;
  readonly actorId: number;
  readonly undoOf?: number;
  readonly title?: string;
  readonly message?: string;
}

async function create({ em }: Context, row: NewOperation): Promise<BulkOperation> {
  const operation = em.create(BulkOperation, { ...row, total: 0 });
  try {
    await em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      throw new ConflictError("This was already done.");
    throw error;
  }
  return operation;
}

/** Inserts the selected accounts and returns their number. */
async function choose(em: EntityManager, insert: Sql): Promise<number> {
  const [row] = await queryRows(
    em,
    sql`with chosen as (${insert} returning 1) select count(*)::integer as count from chosen`,
  );
  return Number(row?.count ?? 0);
}

/** Returns a bulk operation by its id; null if there is none. */
export async function findBulkOperation({ em }: Context, id: string): Promise<BulkOperation | null> {
  const key = parseId(id);
  return key === undefined
    ? null
    : em.findOne(BulkOperation, { id: key }, { populate: ["undone", "startedBy"] });
}
