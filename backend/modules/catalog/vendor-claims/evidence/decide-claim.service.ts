import { ref } from "@mikro-orm/core";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { lockAccount } from "../../../account/identity/lock-account.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { lockOrganization } from "../../../marketplace/organizations/members/member.service.ts";
import { takeOver } from "../take-over.ts";
import { VendorClaim } from "../vendor-claim.entity.ts";
import { claimDecisionRules } from "./evidence.rules.ts";
import { lockPending, notifyClaimant } from "./evidence.service.ts";
import { notifyOwners } from "./owners.ts";

/** An administrator's decision on a claim. */
export interface ClaimDecision {
  readonly grant: boolean;
  /** Whether the vendor's current members lose their memberships; only if the claim is granted. */
  readonly endMemberships?: boolean | undefined;
  /** The reason, which both sides receive. */
  readonly reason?: string | null | undefined;
  /** The version of the claim that was reviewed. */
  readonly version?: number | null | undefined;
}

/**
 * Grants or declines a claim; both sides are notified of the reason.
 * @throws InvalidInputError without a reason; NotFoundError if no such claim is pending; ConflictError if it
 * was answered or decided in the meantime.
 */
export async function decideClaim(
  context: Context,
  id: string,
  decision: ClaimDecision,
): Promise<VendorClaim> {
  const { em } = context;
  const { grant, endMemberships, reason } = await validate(claimDecisionRules, decision);
  const claim = await lockUndecided(context, id);
  assertSameVersion(claim, decision.version, "claim");
  const vendor = await claim.vendor.loadOrFail();
  const { id: organizationId } = vendor.organization;
  if (grant && !(await lockAccount(em, claim.claimant.id)))
    throw new ConflictError("The claimant's account no longer exists. Decline the claim.");
  await lockOrganization(em, organizationId);
  const to = grant ? "granted" : "declined";
  assertMove("claim", { by: "administrator", from: claim.status, to });
  claim.status = to;
  claim.decisionReason = reason;
  claim.decidedBy = ref(em.getReference(User, personOf(context).id));
  claim.decidedAt = new Date();
  markEdited(claim);
  await em.flush();
  const outcome = grant ? "was granted" : "was declined";
  const why = `Reason: ${reason}`;
  const ends = grant && endMemberships;
  const path = `/vendors/${vendor.id}-${vendor.slug}`;
  const about = { type: "claim", path, subject: { kind: "vendor_claim", id: claim.id } } as const;
  const lost = `Someone else's claim to ${vendor.name} ${outcome}.${ends ? " You no longer manage its page." : ""}`;
  await notifyOwners(em, organizationId, {
    ...about,
    title: `The claim to ${vendor.name} ${outcome}`,
    text: [lost, why],
    key: `claim:${claim.id}:decided`,
    letter: { subject: `The claim to ${vendor.name} ${outcome}`, text: [lost, why] },
  });
  const title = `Your claim to ${vendor.name} ${outcome}`;
  const page = `Its page: ${context.publicUrl}${path}`;
  await notifyClaimant(context, claim, {
    ...about,
    title,
    text: [why],
    key: `claim:${claim.id}:own`,
    letter: { subject: title, text: [`${title}.`, why, page] },
  });
  const ended = ends ? await endAll(context, organizationId, claim.claimant.id) : [];
  if (grant) await takeOver(context, claim);
  await recordAuditEvent(context, {
    action: "vendor_claim.decided",
    subject: claim.id,
    changes: { status: { before: "pending", after: claim.status }, members: { before: ended } },
  });
  return claim;
}

/** @throws NotFoundError if no such claim is pending; ConflictError stating who decided it and how. */
async function lockUndecided(context: Context, id: string): Promise<VendorClaim> {
  return lockPending(context, id).catch(async (error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error;
    const where = { id: parseId(id) ?? 0, status: { $in: ["granted", "declined"] } } as const;
    const decided = await context.em.findOne(VendorClaim, where, { populate: ["decidedBy"], refresh: true });
    if (!decided) throw error;
    const by = decided.decidedBy?.getEntity();
    const who = by ? `${by.firstName} ${by.lastName}` : "An administrator";
    const why = decided.decisionReason ? ` Their reason: ${decided.decisionReason}` : "";
    throw new ConflictError(`${who} has ${decided.status} it since you opened it.${why}`);
  });
}

/** Ends all memberships except the claimant's, and every invitation. Returns the former members' ids. */
async function endAll({ em }: Context, organizationId: number, claimantId: number): Promise<number[]> {
  await em.execute("delete from organization_invitations where organization_id = ?", [organizationId]);
  const ended = await em.execute<{ id: number }[]>(
    "delete from organization_members where organization_id = ? and user_id <> ? returning user_id as id",
    [organizationId, claimantId],
  );
  return ended.map(({ id }) => id);
}
