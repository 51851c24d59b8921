import "./personal-data.ts";
import { LockMode, type ObjectQuery } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAuditEvent } from "../audit/record-audit-event.ts";
import { closeReports } from "./close-reports.ts";
import { assertNotDecidedMeanwhile, recordDecision } from "./decision-in-force.ts";
import type { Moderated, ModeratedRecord } from "./moderated.ts";
import { notifyAuthor } from "./notify-author.ts";
import { decisionRules, reportRules } from "./report.rules.ts";

/** Reports per account. */
const REPORTS: Limit = {
  name: "reports",
  times: 20,
  seconds: 3600,
  message: "You've sent a lot of reports.",
};

/** Loads and locks the record until the transaction ends. @throws NotFoundError with the kind's message. */
export async function lockRecord<Row extends ModeratedRecord>(
  { em }: Context,
  { entity, missing }: Moderated<Row>,
  id: string,
): Promise<Row> {
  const where = { id: parseId(id) ?? 0 } as ObjectQuery<Row>;
  const found = await em.findOne(entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!found) throw new NotFoundError(missing);
  return found;
}

/** SQL condition for records that are pending or reported. */
export const WAITING = "status = 'pending' or (status = 'published' and reports_count > 0)";

/** Counts the records of each kind that await a decision, in one statement. */
export async function countWaiting(
  { em }: Context,
  kinds: readonly (Pick<Moderated<never>, "entity"> & { readonly kind: string; readonly waiting?: string })[],
): Promise<ReadonlyMap<string, number>> {
  const counts = kinds.map(({ kind, entity, waiting = WAITING }) => {
    const { tableName } = em.getMetadata().get(entity);
    return `select '${kind}' as kind, count(*)::int as count from ${tableName} where ${waiting}`;
  });
  const rows = await em.execute<{ kind: string; count: number }[]>(counts.join(" union all "));
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/**
 * Reports a public record to the administrators; each user's report counts once until a decision is made.
 * @throws InvalidInputError if there is no reason; NotFoundError with the kind's message.
 */
export async function reportRecord<Row extends ModeratedRecord>(
  context: Context,
  { kind, entity, visible, missing }: Moderated<Row>,
  id: string,
  reason: string,
): Promise<Done> {
  const { em, limits } = context;
  const actor = personOf(context);
  const input = await validate(reportRules, { reason });
  const where = { $and: [{ id: parseId(id) ?? 0, status: "published" }, visible] } as ObjectQuery<Row>;
  const record = await em.findOne(entity, where);
  if (!record) throw new NotFoundError(missing);
  await limits.count(REPORTS, String(actor.id));
  await em.execute(
    `insert into reports (subject_kind, subject_id, reporter_id, reason) values (?, ?, ?, ?)
     on conflict do nothing`,
    [kind, record.id, actor.id, input.reason],
  );
  return { message: "Thank you. An administrator will review it." };
}

/** An administrator's decision on a record. */
export interface Decision {
  /** Whether to publish it; false hides it. */
  readonly publish: boolean;
  /**
   * The reason, stored with the decision and sent to the author. At most 1,000 characters, required to hide.
   */
  readonly reason?: string | null | undefined;
  /** The version that the decision is about, if the record has versions. */
  readonly version?: number | null | undefined;
  /**
   * The id of the decision in force that was seen, null if there was none; if omitted, only records that
   * await a decision are decided.
   */
  readonly after?: string | null | undefined;
}

/**
 * Publishes or hides a record, records who decided, when and why, closes its reports, and notifies its author
 * if that changed anything.
 * @throws InvalidInputError if there is no reason to hide it, or the reason is too long; NotFoundError with
 * the kind's message; ConflictError if its author changed or withdrew it in the meantime, someone else
 * decided, or its kind rejects it.
 */
export async function moderateRecord<Row extends ModeratedRecord>(
  context: Context,
  moderated: Moderated<Row>,
  id: string,
  decision: Decision,
): Promise<Row> {
  const { em } = context;
  const { publish, reason } = await validate(decisionRules, decision);
  const record = await lockRecord(context, moderated, id);
  assertUnchanged(record, decision);
  await assertNotDecidedMeanwhile(context, moderated.kind, record, decision.after);
  const before = { status: record.status };
  const to = publish ? "published" : "hidden";
  assertMove(moderated.kind, { by: "administrator", from: before.status, to });
  const refusal = publish ? await moderated.refusal?.(context, record) : null;
  if (refusal) throw new ConflictError(refusal);
  record.status = to;
  await em.flush();
  const reports = await closeReports(context, moderated, record);
  await recordDecision(context, moderated.kind, record, { reason: reason || null, reports });
  const changes = changesBetween(before, { status: record.status }, ["status"]);
  await recordAuditEvent(context, {
    action: `${moderated.kind}.moderated`,
    subject: record.id,
    changes: { ...changes, ...(reports > 0 && { reports: { before: reports, after: 0 } }) },
  });
  if (record.status !== before.status) await notifyAuthor(context, moderated, record, reason);
  if (publish && record.status !== before.status) await moderated.published?.(context, record);
  return record;
}

function assertUnchanged({ status, version }: ModeratedRecord, decided: Decision): void {
  if (status === "withdrawn")
    throw new ConflictError("Its author withdrew it, so there's nothing to decide.");
  if (decided.version == null || decided.version === version) return;
  throw new ConflictError("Its author changed it since you opened it. Reload the page and review it again.");
}
