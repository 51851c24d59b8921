import { addJob } from "../../../jobs/queue.ts";
import { isAdministrator } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { timeZone } from "../../../shared/days/days.ts";
import { ConflictError, InvalidInputError } from "../../../shared/errors.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { markEdited } from "../../../shared/schema/versioned.ts";
import { changesBetween } from "../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { findMemberships } from "../organizations/membership.service.ts";
import { isOfOwner, ownerOf } from "../organizations/organization.policy.ts";
import type { PostingOutcome } from "../posting-base/outcome.ts";
import { notifyApplicantsJob } from "./notify-applicants.job.ts";
import { assertMayMove, lockOwnPosted, type Posted, type PostedAt } from "./posted-kinds.ts";
import { closingRules, extensionRules, reopeningRules } from "./posting.rules.ts";
import type { OwnTurn } from "./posting-news.ts";

const CHANGED = ["status", "dueDate", "outcome", "outcomeNote"] as (keyof Posted & string)[];

/**
 * Returns a published record that the actor may edit, locked.
 * @throws as `lockOwnPosted`; ConflictError if it isn't public.
 */
async function lockPublished(context: Context, at: PostedAt, version: number): Promise<Posted> {
  const record = await lockOwnPosted(context, at, version);
  if (record.stage !== "published") throw new ConflictError("It isn't published yet.");
  return record;
}

/** Saves the change, audits it, and notifies the applicants. Returns the record's id. */
async function settle(context: Context, at: PostedAt, record: Posted, before: Posted, news: OwnTurn) {
  markEdited(record);
  await context.em.flush();
  const changes = changesBetween(before, record, CHANGED);
  await recordAuditEvent(context, { action: `${at.kind}.${news}`, subject: record.id, changes });
  await addJob(context.em, notifyApplicantsJob, { kind: at.kind, id: record.id, news, after: 0 });
  return record.id;
}

function moveDueDate(record: Posted, dueDate: Date): void {
  if (record.dueDate && dueDate <= record.dueDate) {
    const message = "Choose a date after the current due date";
    throw new InvalidInputError(message, { dueDate: message });
  }
  Object.assign(record, { extendedAt: new Date(), extendedFrom: record.dueDate ?? null, dueDate });
}

/**
 * Extends the time to apply, even after the due date has passed. Returns the record's id.
 * @throws InvalidInputError for a date that is not later; ConflictError if it is closed, not published, has
 * no due date, or at `version`; as `lockOwnPosted`.
 */
export async function extendPosting(
  context: Context,
  at: PostedAt,
  { version, ...input }: { dueDate: Date; version: number },
): Promise<number> {
  const { dueDate } = await validate(extensionRules(timeZone()), input);
  const record = await lockPublished(context, at, version);
  assertMayMove(context, record, "published");
  if (record.status === "closed") throw new ConflictError("It's closed. Reopen it instead.");
  if (!record.dueDate) throw new ConflictError("It has no due date, so there's nothing to extend.");
  const before = { ...record };
  moveDueDate(record, dueDate);
  return settle(context, at, record, before as Posted, "extended");
}

/** Whether the actor is an administrator and doesn't own the record. */
async function isFromOutside(context: Context, record: Posted): Promise<boolean> {
  const memberships = await findMemberships(context);
  return isAdministrator(context.actor) && !isOfOwner(context.actor, memberships, ownerOf(record));
}

/**
 * Closes a record with its outcome; its page stays. Returns the record's id.
 * @throws InvalidInputError for a note that is too long; ConflictError if it is closed, not published, or at
 * `version`; as `lockOwnPosted`.
 */
export async function closePosting(
  context: Context,
  at: PostedAt,
  { version, outcome, note }: { outcome: PostingOutcome; note?: string | null; version: number },
): Promise<number> {
  const input = await validate(closingRules, { outcome, note });
  const record = await lockPublished(context, at, version);
  if (record.status === "closed") throw new ConflictError("It's already closed.");
  assertMayMove(context, record, "closed");
  const before = { ...record };
  Object.assign(record, { status: "closed", outcome, outcomeNote: input.note ?? "", closedAt: new Date() });
  record.closedByAdministrator = await isFromOutside(context, record);
  return settle(context, at, record, before as Posted, "closed");
}

/**
 * Reopens a closed record, clearing its outcome; only administrators can reopen one that an administrator
 * closed. Returns the record's id.
 * @param dueDate a later due date, required if the current one has passed.
 * @throws InvalidInputError for a date that is not later; ConflictError if it is open, not published, or at
 * `version`; as `lockOwnPosted`.
 */
export async function reopenPosting(
  context: Context,
  at: PostedAt,
  { version, ...input }: { dueDate?: Date | null; version: number },
): Promise<number> {
  const { dueDate } = await validate(reopeningRules(timeZone()), input);
  const record = await lockPublished(context, at, version);
  if (record.status !== "closed") throw new ConflictError("It's already open.");
  assertMayMove(context, record, "published");
  const before = { ...record };
  if (dueDate && dueDate.getTime() !== record.dueDate?.getTime()) moveDueDate(record, dueDate);
  if (record.dueDate && record.dueDate.getTime() < Date.now()) {
    const message = "The due date has passed. Choose a later one";
    throw new InvalidInputError(message, { dueDate: message });
  }
  Object.assign(record, { status: "open", outcome: null, outcomeNote: "", closedAt: null });
  record.closedByAdministrator = false;
  return settle(context, at, record, before as Posted, "reopened");
}
