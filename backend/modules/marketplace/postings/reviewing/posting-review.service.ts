import type { Context } from "../../../../shared/context.ts";
import { ConflictError } from "../../../../shared/errors.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { markEdited } from "../../../../shared/schema/versioned.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { changesBetween } from "../../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import {
  assertNotDecidedMeanwhile,
  recordDecision,
} from "../../../administration/moderation/decision-in-force.ts";
import type { Decision } from "../../../administration/moderation/moderation.service.ts";
import type { ModerationStatus } from "../../../administration/moderation/moderation-status.ts";
import { decisionRules } from "../../../administration/moderation/report.rules.ts";
import { recordPath } from "../../applications/record-kinds.ts";
import { OrganizationMember } from "../../organizations/organization-member.entity.ts";
import type { PendingVersion } from "../../posting-base/pending-version.ts";
import { notifyOfReview } from "../notify-applicants.job.ts";
import {
  adoptVersion,
  assertVersionMoves,
  isVersionWaiting,
  pendingOf,
  storeVersion,
} from "../pending-version.ts";
import { AUDITED, assertMayMove, lockPosted, type Posted, type PostedAt } from "../posted-kinds.ts";
import { decisionNews } from "../posting-news.ts";
import { publish } from "../publish.ts";

/** The maximum number of people who are notified of a decision. */
const MAX_RECIPIENTS = 20;

/** Returns a record's stage as a moderation status; a waiting pending version makes it pending. */
export function moderationStatusOf(record: Posted): ModerationStatus {
  const { stage } = record;
  if (stage === "in_review" || isVersionWaiting(record)) return "pending";
  return stage === "published" ? "published" : "hidden";
}

/**
 * Returns the user who posted it, or the organization's members if that user has left it or their account is
 * inactive.
 */
async function recipientsOf({ em }: Context, record: Posted): Promise<User[]> {
  const poster = await record.postedBy?.load();
  const organization = record.ownerOrganization?.id;
  if (organization === undefined) return poster?.isActive ? [poster] : [];
  const isMember = poster && (await em.count(OrganizationMember, { organization, user: poster.id })) > 0;
  if (isMember && poster.isActive) return [poster];
  const members = await em.find(
    OrganizationMember,
    { organization, user: { isActive: true } },
    { orderBy: { createdAt: "asc", user: "asc" }, limit: MAX_RECIPIENTS, populate: ["user"] },
  );
  return members.map(({ user }) => user.getEntity());
}

function assertUndecided(record: Posted, { publish: publishes, version }: Decision): void {
  const isDecided = record.stage === (publishes ? "published" : "returned") && !pendingOf(record);
  if (record.stage === "draft" || isDecided)
    throw new ConflictError("It's no longer waiting for a decision. Reload the page.");
  // A decision on a version that its owner has withdrawn must not apply to the public one.
  if (version == null && !publishes && record.stage === "published" && !isVersionWaiting(record))
    throw new ConflictError("Nothing of it is waiting. To send back what is public, give its version.");
  if (version == null || version === record.version) return;
  throw new ConflictError("Its author changed it since you opened it. Reload the page and review it again.");
}

/** Applies the decision to the pending version of a public record, which is published or sent back. */
async function decideOnVersion(
  context: Context,
  record: Posted,
  version: PendingVersion,
  returnReason: string | null,
): Promise<void> {
  assertVersionMoves(context, record, returnReason === null ? "none" : "returned");
  if (returnReason !== null) return storeVersion(context, record, version, returnReason);
  await adoptVersion(context, record, version);
  markEdited(record);
  await context.em.flush();
}

async function decideOnRecord(context: Context, record: Posted, returnReason: string | null): Promise<void> {
  assertMayMove(context, record, returnReason === null ? "published" : "returned");
  if (returnReason === null) publish(record);
  else Object.assign(record, { stage: "returned", returnReason });
  markEdited(record);
  await context.em.flush();
}

/**
 * Publishes a record under review, or sends it back with a reason, including a public one if its version is
 * given; its owner is notified. If a public record has a waiting pending version, the decision applies to
 * that.
 * @throws InvalidInputError without a reason to send it back; NotFoundError if there is none; ConflictError
 * if it was decided on or edited in the meantime.
 */
export async function decideOnPosting(context: Context, at: PostedAt, decision: Decision): Promise<Posted> {
  const { em, publicUrl } = context;
  const { publish: publishes, reason } = await validate(decisionRules, decision);
  const record = await lockPosted(context, at);
  assertUndecided(record, decision);
  const { id } = record;
  await assertNotDecidedMeanwhile(
    context,
    at.kind,
    { id, status: moderationStatusOf(record) },
    decision.after,
  );
  const before = { ...record };
  // A pending version that was already sent back doesn't prevent sending back the public one.
  const version = publishes || isVersionWaiting(record) ? pendingOf(record) : null;
  const returnReason = publishes ? null : (reason ?? "");
  if (version) await decideOnVersion(context, record, version, returnReason);
  else await decideOnRecord(context, record, returnReason);
  const decided = { reason: reason || null, reports: 0 };
  await recordDecision(context, at.kind, { id, status: publishes ? "published" : "hidden" }, decided);
  const changes = changesBetween(before as Posted, record, [...AUDITED, "returnReason"]);
  await recordAuditEvent(context, { action: `${at.kind}.reviewed`, subject: record.id, changes });
  await notifyOfReview(context, at, before as Posted, record, publishes && version !== null);
  const path = recordPath(at.kind, record);
  const recipients = await recipientsOf(context, record);
  const outcome = { isPublic: publishes, isVersion: version !== null };
  await notify(
    em,
    recipients.map((recipient) =>
      decisionNews({ recipient, record, kind: at.kind, outcome, reason, path, publicUrl }),
    ),
  );
  return record;
}
