import { ref } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import { lockRow } from "../../../shared/rows/lock-row.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { markEdited } from "../../../shared/schema/versioned.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { User } from "../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import type { Decision } from "../../administration/moderation/moderation.service.ts";
import { decisionRules } from "../../administration/moderation/report.rules.ts";
import { notifyOwners } from "../vendor-claims/evidence/owners.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { versionOf, wasPublic } from "./listing.service.ts";
import { VendorListing } from "./vendor-listing.entity.ts";

function assertUndecided(listing: VendorListing, to: VendorListing["status"], decision: Decision): void {
  if (listing.status === to || (listing.status !== "pending" && decision.after === undefined))
    throw new ConflictError("It's no longer waiting for a decision. Reload the page.");
}

/**
 * Approves a listing, which makes the vendor and its solutions public, or declines it with a reason; its
 * owners are notified. Declining one that is public withdraws it.
 * @throws InvalidInputError without a reason to decline; NotFoundError; ConflictError if it was changed or
 * decided on in the meantime.
 */
export async function decideListing(
  context: Context,
  id: string,
  decision: Decision,
): Promise<VendorListing> {
  const { em } = context;
  const { publish, reason } = await validate(decisionRules, decision);
  const known = await em.findOne(VendorListing, parseId(id) ?? 0);
  // Members lock their vendor first, too.
  const vendor = known && (await lockRow(em, Vendor, known.vendor.id));
  const listing = known && (await lockRow(em, VendorListing, known.id));
  if (!vendor || !listing) throw new NotFoundError("This listing doesn't exist. It may have been discarded.");
  const { status: before } = listing;
  const to = publish ? "published" : "declined";
  assertUndecided(listing, to, decision);
  if (decision.version != null && decision.version !== (await versionOf(em, listing)))
    throw new ConflictError(
      "Its author changed it since you opened it. Reload the page and review it again.",
    );
  assertMove("listing", { by: "administrator", from: before, to });
  const now = new Date();
  const isFirst = publish && !(await wasPublic(context, listing.id));
  Object.assign(vendor, {
    status: publish ? "published" : "withdrawn",
    withdrawnByAdministrator: !publish,
    ...(isFirst && { createdAt: now }),
  });
  markEdited(vendor);
  Object.assign(listing, {
    status: to,
    decisionReason: reason || null,
    decidedBy: ref(em.getReference(User, personOf(context).id)),
    decidedAt: now,
  });
  markEdited(listing);
  await em.flush();
  if (isFirst) await em.execute("update solutions set created_at = ? where vendor_id = ?", [now, vendor.id]);
  await recordAuditEvent(context, {
    action: "vendor_listing.decided",
    subject: listing.id,
    changes: { status: { before, after: to }, vendor: { after: vendor.id } },
  });
  await notifyOfDecision(context, listing, vendor, { publish, reason });
  return listing;
}

async function notifyOfDecision(
  { em, publicUrl }: Context,
  { id, version }: VendorListing,
  { id: vendorId, slug, name, organization }: Vendor,
  { publish, reason }: Pick<Decision, "publish" | "reason">,
): Promise<void> {
  const path = publish ? `/vendors/${vendorId}-${slug}` : "/list-your-company";
  const title = publish ? `${name} is listed` : `Your listing of ${name} wasn't approved`;
  const next = publish
    ? "Its page and its first solution are public."
    : "You can change it and send it again.";
  const why = reason ? [`Reason: ${reason}`] : [];
  await notifyOwners(em, organization.id, {
    type: "posting",
    title,
    text: [...why, next],
    path,
    subject: { kind: "vendor_listing", id },
    key: `vendor_listing:${id}:${version}`,
    letter: { subject: title, text: [`${title}.`, ...why, `${next} ${publicUrl}${path}`] },
  });
}
