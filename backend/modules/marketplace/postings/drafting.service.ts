import type { RequiredEntityData } from "@mikro-orm/core";
import { isAdministrator, personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../shared/errors.ts";
import { creationKeyRules, lockCreations } from "../../../shared/schema/creation-key.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { markEdited } from "../../../shared/schema/versioned.ts";
import { changesBetween } from "../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import type { Sport } from "../../catalog/taxonomy/sport.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import type { PendingVersion } from "../posting-base/pending-version.ts";
import { notifyOfReview } from "./notify-applicants.job.ts";
import {
  assertVersionMoves,
  isRewritten,
  isVersionWaiting,
  latestOf,
  pendingOf,
  storeVersion,
  versionOf,
} from "./pending-version.ts";
import { readFields, type Writing } from "./posted-fields.ts";
import {
  AUDITED,
  assertMayMove,
  findBegun,
  lockOwnPosted,
  type Posted,
  type PostedAt,
  stateOf,
} from "./posted-kinds.ts";
import type { PostingInput } from "./posting.inputs.ts";
import { BEGINNINGS, CHANGES } from "./posting-limits.ts";
import { posterOf } from "./posting-options.service.ts";
import type { PostingKind } from "./posting-status.ts";
import { publish } from "./publish.ts";

/** The maximum number of a person's unpublished records. */
const MAX_UNPUBLISHED = 100;

/** Audits only the existence of a draft, not its contents. */
const auditedOf = ({ stage }: Posted) => (stage === "draft" ? (["stage"] as const) : AUDITED);

/** The input of a creation. */
export interface Beginning {
  readonly kind: PostingKind;
  /** The organization it is posted for; null for the person themselves. */
  readonly organizationId?: string | null | undefined;
  readonly input: PostingInput;
  /** The idempotency key: repeating it has no further effect. */
  readonly key: string;
  /** Whether to submit it at once; otherwise it is a draft. */
  readonly submit: boolean;
}

/** Submits a record to the administrators for review; an administrator's own is published at once. */
function submit(context: Context, record: Posted): void {
  assertMayMove(
    context,
    record,
    isAdministrator(context.actor) ? (record.status === "closed" ? "closed" : "published") : "in_review",
  );
  Object.assign(record, { submittedAt: new Date(), returnReason: null });
  if (isAdministrator(context.actor)) publish(record);
  else record.stage = "in_review";
}

/** Whether an opportunity's sports differ from these. */
async function hasOtherSports(
  { em }: Context,
  record: Posted,
  sports: Sport[] | undefined,
): Promise<boolean> {
  if (!(record instanceof Opportunity) || !sports) return false;
  await em.populate(record, ["sports"]);
  const before = new Set(record.sports.getIdentifiers());
  return before.size !== sports.length || sports.some(({ id }) => !before.has(id));
}

async function assertFew({ em }: Context, personId: number): Promise<void> {
  const [found] = await em.execute<{ count: number }[]>(
    `select (select count(*)::int from opportunities where posted_by_id = ? and stage <> 'published')
       + (select count(*)::int from collaborations where posted_by_id = ? and stage <> 'published') as count`,
    [personId, personId],
  );
  if (Number(found?.count) >= MAX_UNPUBLISHED)
    throw new ConflictError(`You have ${MAX_UNPUBLISHED} drafts. Submit or delete some first.`);
}

/**
 * Creates a posting, as a draft or submitted; of several with the same key, one takes effect and all get its
 * result. Returns the record's id.
 * @throws InvalidInputError with a message for each invalid field; ForbiddenError for those who may not post;
 * NotFoundError without such an organization.
 */
export async function createPosting(context: Context, beginning: Beginning): Promise<number> {
  const { em, limits } = context;
  const { kind, organizationId, input } = beginning;
  const { key } = await validate(creationKeyRules, beginning);
  const person = personOf(context);
  await limits.count(BEGINNINGS, String(person.id));
  return em.transactional(async () => {
    await lockCreations(context, person.id);
    const repeated = await findBegun(context, kind, person.id, key);
    if (repeated) return repeated.id;
    const poster = await posterOf(context, organizationId);
    const writing = { input, poster, personal: !poster, complete: beginning.submit };
    const { fields, sports } = await readFields(context, kind, writing);
    await assertFew(context, person.id);
    const now = new Date();
    const record: Posted = em.create<Posted>(kind === "opportunity" ? Opportunity : Collaboration, {
      ...fields,
      ...(poster ? { ownerOrganization: poster.id } : { ownerUser: person.id }),
      postedBy: person.id,
      postingKey: key,
      stage: "draft",
      createdAt: now,
      updatedAt: now,
      ...(kind === "opportunity" && { postedAt: now }),
    } as RequiredEntityData<Posted>);
    if (record instanceof Opportunity) record.sports.set(sports ?? []);
    if (beginning.submit) submit(context, record);
    await em.flush();
    const changes = changesBetween(undefined, record, auditedOf(record));
    await recordAuditEvent(context, { action: `${kind}.created`, subject: record.id, changes });
    return record.id;
  });
}

/** An edit, and the version that was edited. */
export interface Change {
  readonly input: PostingInput;
  readonly version: number;
  /** Whether to submit a draft, or a record that was sent back, with the edit. */
  readonly submit: boolean;
}

/**
 * Forbids editing the due date of a published record, which people rely on: it can only be extended, or set
 * where there was none.
 */
function assertDueDateKept(record: Posted, { dueDate }: PostingInput): void {
  if (record.stage !== "published" || dueDate === undefined || !record.dueDate) return;
  if (dueDate?.getTime() === record.dueDate.getTime()) return;
  const message = "It's published. Use Extend to move the due date";
  throw new InvalidInputError(message, { dueDate: message });
}

/** The optional fields of an edit that are stored under the same name; the due date has rules of its own. */
const OPTIONAL = [
  "organization",
  "description",
  "budget",
  "requirements",
  "contactName",
  "contactEmail",
  "howToApply",
  "duration",
  "eligibility",
  "region",
  "levels",
] as const;

/** Returns an edit with what a client left out as the latest version has it. */
async function completed({ em }: Context, record: Posted, input: PostingInput): Promise<PostingInput> {
  const latest: Readonly<Record<string, unknown>> = { ...latestOf(record) };
  const stored: Record<string, unknown> = Object.fromEntries(OPTIONAL.map((name) => [name, latest[name]]));
  if (record instanceof Opportunity) {
    await em.populate(record, ["category", "sports"]);
    const pending = pendingOf(record);
    stored.category = pending?.category ?? record.category.getEntity().name;
    stored.sportIds = (pending?.sportIds ?? record.sports.getIdentifiers()).map(String);
  }
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...input, ...stored, ...Object.fromEntries(given) };
}

/** Submitted and public records must be complete; an edit may keep a due date that has passed. */
function inputFor(record: Posted, change: Change): Pick<Writing, "input" | "complete" | "described"> {
  const { input } = change;
  assertDueDateKept(record, input);
  const described = record.stage !== "draft";
  const complete = change.submit || record.stage === "in_review" || record.stage === "published";
  if (record.stage !== "published" || !record.dueDate) return { input, complete, described };
  const { dueDate: _, ...kept } = input;
  return { input: kept, complete, described };
}

/** Stores an edit of a public record as its pending version, and audits what it changes. */
async function submitVersion(
  context: Context,
  { kind }: PostedAt,
  record: Posted,
  version: PendingVersion,
): Promise<number> {
  assertVersionMoves(context, record, "waiting");
  const before = latestOf(record);
  await storeVersion(context, record, version);
  const changes = changesBetween(before, latestOf(record), AUDITED);
  await recordAuditEvent(context, { action: `${kind}.updated`, subject: record.id, changes });
  return record.id;
}

/**
 * Edits a record in any stage. Since administrators have approved the public version, edits to its texts
 * await a decision as a pending version, except an administrator's own, and the public version stays. An
 * administrator's edit of the public version keeps its owner's pending version. Returns its id.
 * @throws as `createPosting`; NotFoundError if the actor may not see it; ForbiddenError if they may not edit
 * it; ConflictError at `version`.
 */
export async function updatePosting(context: Context, at: PostedAt, change: Change): Promise<number> {
  const { em, limits } = context;
  const { kind } = at;
  await limits.count(CHANGES, String(personOf(context).id));
  return em.transactional(async () => {
    const record = await lockOwnPosted(context, at, change.version);
    const edit = { ...change, input: await completed(context, record, change.input) };
    const writing = { ...inputFor(record, edit), poster: null, personal: Boolean(record.ownerUser) };
    const written = await readFields(context, kind, writing);
    const otherSports = await hasOtherSports(context, record, written.sports);
    const version = versionOf(record, written, otherSports);
    const rewritten = isRewritten(version);
    const waits = isVersionWaiting(record);
    if (record.stage === "published" && rewritten && (waits || !isAdministrator(context.actor)))
      return submitVersion(context, at, record, version);
    const before = { ...record };
    const keepsVersion = isAdministrator(context.actor) && pendingOf(record) !== null;
    Object.assign(record, written.fields, keepsVersion ? {} : { pendingVersion: null });
    if (record.stage === "published" && !keepsVersion) record.returnReason = null;
    if (record instanceof Opportunity && otherSports) record.sports.set(written.sports ?? []);
    const submits = change.submit && (record.stage === "draft" || record.stage === "returned");
    if (submits || (record.stage === "published" && rewritten && !keepsVersion)) submit(context, record);
    else assertMayMove(context, record, stateOf(record));
    markEdited(record);
    await em.flush();
    await notifyOfReview(context, at, before as Posted, record);
    const changes = changesBetween(before as Posted, record, auditedOf(record));
    const action = `${kind}.${submits ? "submitted" : "updated"}` as const;
    await recordAuditEvent(context, { action, subject: record.id, changes });
    return record.id;
  });
}

/** Discards the pending version of a public record, which stays unchanged. */
async function withdrawVersion(context: Context, { kind }: PostedAt, record: Posted): Promise<Done> {
  assertVersionMoves(context, record, "none");
  const before = latestOf(record);
  await storeVersion(context, record, null);
  const changes = changesBetween(before, record, AUDITED);
  await recordAuditEvent(context, { action: `${kind}.updated`, subject: record.id, changes });
  return { message: "The change was withdrawn. What was public before stays." };
}

/**
 * Deletes an unpublished record, or the pending version of a published one.
 * @throws as `updatePosting`; ConflictError if it is published and has no pending version, or people applied
 * while it was published.
 */
export async function discardPosting(context: Context, at: PostedAt, version: number): Promise<Done> {
  const { em } = context;
  const record = await lockOwnPosted(context, at, version);
  if (pendingOf(record)) return withdrawVersion(context, at, record);
  if (record.stage === "published") throw new ConflictError("It's published. Close it instead.");
  assertMayMove(context, record, "deleted");
  const [applied] = await em.execute<unknown[]>(
    `select from applications where ${at.kind}_id = ? and submitted_at is not null limit 1`,
    [record.id],
  );
  if (applied) throw new ConflictError("People applied while it was published, so it can't be deleted.");
  const changes = changesBetween(record, undefined, ["stage"]);
  await em.remove(record).flush();
  await recordAuditEvent(context, { action: `${at.kind}.discarded`, subject: record.id, changes });
  return { message: "It was deleted." };
}
