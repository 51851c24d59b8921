import "./personal-data.ts";
import { LockMode, type ObjectQuery } from "@mikro-orm/postgresql";
import { queueMail } from "../../mail/send-mail.job.ts";
import { personOf } from "../../shared/actor.ts";
import type { Page, PageArguments } from "../../shared/connection.ts";
import type { Context } from "../../shared/context.ts";
import type { Done } from "../../shared/done.ts";
import { ConflictError, NotFoundError } from "../../shared/errors.ts";
import { parseId } from "../../shared/ids.ts";
import { findPage, type PageQuery } from "../../shared/keyset.ts";
import type { Limit } from "../../shared/limits.ts";
import { validate } from "../../shared/validation.ts";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAct } from "../audit/record-act.ts";
import type { Moderated, ModeratedRecord } from "./moderated.ts";
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
const WAITING = "status = 'pending' or (status = 'published' and reports_count > 0)";

/** The number of records of each kind that wait for a decision, in one statement. */
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

/** The same for the mapping, oldest first. */
const QUEUE: PageQuery<ModeratedRecord> = {
  where: { $or: [{ status: "pending" }, { status: "published", reportsCount: { $gt: 0 } }] },
  orderBy: { createdAt: "asc", id: "asc" },
};

const REASONS = `
  select subject_id as id, array_agg(reason order by created_at, reports.id) as reasons
  from reports where subject_kind = ? and subject_id = any(?::integer[]) group by 1`;

/** A page of the moderation queue of a kind, with the reports' reasons. */
export async function listToModerate<Row extends ModeratedRecord>(
  { em }: Context,
  { kind, entity, populate }: Moderated<Row>,
  page: PageArguments,
): Promise<Page<Row>> {
  const query = { ...QUEUE, populate } as unknown as PageQuery<Row, string>;
  const found = await findPage(em, entity, page, query);
  const ids = found.nodes.map(({ id }) => id);
  const rows = await em.execute<{ id: number; reasons: string[] }[]>(REASONS, [kind, `{${ids.join(",")}}`]);
  const reasons = new Map(rows.map((row) => [row.id, row.reasons]));
  for (const record of found.nodes) record.reportReasons = reasons.get(record.id) ?? [];
  return found;
}

/**
 * Reports a public record to the administrators; each user's report counts once until a decision is made.
 * @throws InvalidInputError without a reason; NotFoundError with the kind's message.
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
  /** False hides it. */
  readonly publish: boolean;
  /** Why; kept with the decision and sent to the author. At most 1,000 characters, required to hide. */
  readonly reason?: string | null | undefined;
  /** The version that was decided on, where the record has versions. */
  readonly version?: number | null | undefined;
}

/**
 * Publishes or hides a record, records who decided, when and why, closes its reports, and tells its author if that
 * changed anything.
 * @throws InvalidInputError without a reason to hide it, or if it is too long; NotFoundError with the kind's message;
 * ConflictError if its author changed or withdrew it meanwhile.
 */
export async function moderateRecord<Row extends ModeratedRecord>(
  context: Context,
  moderated: Moderated<Row>,
  id: string,
  decision: Decision,
): Promise<Row> {
  const { em } = context;
  const moderator = personOf(context);
  const { publish, reason } = await validate(decisionRules, decision);
  const record = await lockRecord(context, moderated, id);
  assertUnchanged(record, decision);
  const before = { status: record.status };
  record.status = publish ? "published" : "hidden";
  await em.flush();
  await em.execute(
    `insert into moderation_decisions (subject_kind, subject_id, status, reason, moderator_id)
     values (?, ?, ?, ?, ?)`,
    [moderated.kind, record.id, record.status, reason || null, moderator.id],
  );
  await em.execute("delete from reports where subject_kind = ? and subject_id = ?", [
    moderated.kind,
    record.id,
  ]);
  const changes = changesBetween(before, { status: record.status }, ["status"]);
  await recordAct(context, { action: `${moderated.kind}.moderated`, subject: record.id, changes });
  if (record.status !== before.status) await tellAuthor(context, moderated, record, reason);
  return record;
}

function assertUnchanged({ status, version }: ModeratedRecord, decided: Decision): void {
  if (status === "withdrawn")
    throw new ConflictError("Its author withdrew it, so there's nothing to decide.");
  if (decided.version == null || decided.version === version) return;
  throw new ConflictError("Its author has changed it. Reload the page and review it again.");
}

/** Sends the decision to the author's email address. */
async function tellAuthor<Row extends ModeratedRecord>(
  { em, publicUrl }: Context,
  { populate, show }: Moderated<Row>,
  record: Row,
  reason: string | null | undefined,
): Promise<void> {
  await em.populate(record, populate as never);
  const { author, name, ownPath } = show(record);
  const person = await author?.load();
  if (!person?.isActive) return;
  const outcome = record.status === "published" ? "published" : "hidden";
  await queueMail(em, {
    to: person.email,
    subject: `Your ${name} was ${outcome} - SportsTech Hub`,
    text: [
      `Hello ${person.firstName},`,
      record.status === "published"
        ? `Your ${name} was approved and is now public.`
        : `An administrator hid your ${name}. Others can no longer see it.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      `See it here: ${publicUrl}${ownPath}`,
      "SportsTech Hub",
    ].join("\n\n"),
  });
}
