import { LockMode, ref } from "@mikro-orm/core";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { type Notified, notify } from "../../../account/notifications/notify.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { hasMembers, lockOrganization } from "../../../marketplace/organizations/members/member.service.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import type { Vendor } from "../../vendors/vendor.entity.ts";
import { CLAIMS } from "../claim.limits.ts";
import { findClaimable } from "../claimable.ts";
import { VendorClaim } from "../vendor-claim.entity.ts";
import { answerRules, evidenceRules } from "./evidence.rules.ts";
import { notifyOwners } from "./owners.ts";

const MISSING = "This claim doesn't exist, or it has already been decided.";

/**
 * Returns a pending claim, locked until the transaction ends.
 * @throws NotFoundError if it isn't pending.
 */
export async function lockPending({ em }: Context, id: string): Promise<VendorClaim> {
  const where = { id: parseId(id) ?? 0, status: "pending" } as const;
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const claim = await em.findOne(VendorClaim, where, lock);
  if (!claim) throw new NotFoundError(MISSING);
  return claim;
}

/** Returns the viewer's latest claim to a vendor, or null. */
export function latestClaim(context: Context, vendorId: number): Promise<VendorClaim | null> {
  const where = { vendor: vendorId, claimant: personOf(context).id };
  return context.em.findOne(VendorClaim, where, { orderBy: { id: "desc" } });
}

/** Returns other users' pending claims for owners of the vendor's organization; none for anyone else. */
export async function claimsToAnswer(context: Context, vendorId: number, organizationId: number) {
  if ((await findMemberships(context)).get(organizationId) !== "owner") return [];
  const where = { vendor: vendorId, status: "pending" } as const;
  return context.em.find(VendorClaim, where, { orderBy: { id: "asc" }, limit: 20 });
}

/**
 * Submits a claim to a vendor to the administrators; a dispute if someone already manages it, whose owners
 * are notified.
 * @throws InvalidInputError at the field; NotFoundError if there is no such vendor; ConflictError for its
 * members, or if the actor already has a pending claim; TooManyRequestsError.
 */
export async function submitClaim(
  context: Context,
  vendorId: string,
  input: { reason: string; evidence: string },
): Promise<VendorClaim> {
  const actor = personOf(context);
  const words = await validate(evidenceRules, input);
  await context.limits.count(CLAIMS, String(actor.id));
  return context.em.transactional(async (em) => {
    const vendor = await findClaimable(context, vendorId);
    const organizationId = vendor.organization.id;
    await lockOrganization(em, organizationId);
    if ((await findMemberships(context)).has(organizationId))
      throw new ConflictError("You already manage this vendor.");
    const waiting = { vendor: vendor.id, claimant: actor.id, status: "pending" } as const;
    if ((await em.count(VendorClaim, waiting)) > 0)
      throw new ConflictError("Your claim is already waiting for a decision.");
    const disputed = await hasMembers(em, organizationId);
    const claimant = ref(em.getReference(User, actor.id));
    const claim = em.create(VendorClaim, {
      ...words,
      vendor: ref(vendor),
      claimant,
      method: "evidence",
      disputed,
    });
    await em.flush();
    await recordAuditEvent(context, {
      action: "vendor_claim.sent",
      subject: claim.id,
      changes: { vendor: { after: vendor.id } },
    });
    if (disputed) await notifyOwners(em, organizationId, disputeNews(context, claim.id, vendor));
    return claim;
  });
}

/**
 * Withdraws the actor's own claim.
 * @throws NotFoundError if none is pending.
 */
export async function withdrawClaim(context: Context, id: string): Promise<VendorClaim> {
  const claim = await lockPending(context, id);
  if (claim.claimant.id !== personOf(context).id) throw new NotFoundError(MISSING);
  assertMove("claim", { by: "author", from: claim.status, to: "withdrawn" });
  claim.status = "withdrawn";
  markEdited(claim);
  await context.em.flush();
  await recordAuditEvent(context, { action: "vendor_claim.withdrawn", subject: claim.id });
  return claim;
}

/**
 * Saves the answer of an owner of the claimed vendor to a claim.
 * @throws InvalidInputError at `answer`; NotFoundError if no claim is pending, or for others; ConflictError
 * at `version`.
 */
export async function answerClaim(
  context: Context,
  id: string,
  text: string,
  version: number,
): Promise<VendorClaim> {
  const { em } = context;
  const { answer } = await validate(answerRules, { answer: text });
  const claim = await lockPending(context, id);
  const vendor = await claim.vendor.loadOrFail();
  if ((await findMemberships(context)).get(vendor.organization.id) !== "owner")
    throw new NotFoundError(MISSING);
  assertSameVersion(claim, version, "claim");
  claim.answer = answer;
  claim.answeredBy = ref(em.getReference(User, personOf(context).id));
  markEdited(claim);
  await em.flush();
  await recordAuditEvent(context, { action: "vendor_claim.answered", subject: claim.id });
  return claim;
}

/** Returns the notification that tells a vendor's managers about someone else's claim. */
function disputeNews({ publicUrl }: Context, id: number, { id: vendorId, slug, name }: Vendor): Notified {
  const title = `Someone else is claiming ${name}`;
  const path = `/vendors/${vendorId}-${slug}/claim`;
  const said = `Someone asked the SportsTech Hub administrators to let them manage the ${name} page, which you manage.`;
  const ask = "Tell the administrators why you should keep managing it";
  return {
    type: "claim",
    title,
    text: [said, `${ask}.`],
    path,
    subject: { kind: "vendor_claim", id },
    key: `claim:${id}:sent`,
    letter: { subject: title, text: [said, `${ask}: ${publicUrl}${path}`] },
  };
}

/** Notifies the claimant. */
export async function notifyClaimant({ em }: Context, claim: VendorClaim, told: Notified): Promise<void> {
  await notify(em, [{ ...told, recipient: claim.claimant.id }]);
}
