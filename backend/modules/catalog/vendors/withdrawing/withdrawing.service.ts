import { isAdministrator, personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError } from "../../../../shared/errors.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import { EDITS, lockEditable } from "../editing/vendor-editing.service.ts";
import type { Vendor } from "../vendor.entity.ts";
import type { VendorStatus } from "../vendor-status.ts";
import { notifyMembers } from "../verification/notify-members.ts";

const SAID: Readonly<Record<VendorStatus, (name: string) => [title: string, text: string]>> = {
  withdrawn: (name) => [
    `${name} was withdrawn`,
    "Its page and its solutions are no longer public. Ask an administrator to restore it.",
  ],
  published: (name) => [
    `${name} was restored`,
    "Its page is public again, and so are the solutions that were withdrawn with it.",
  ],
};

/** Whether the actor doesn't belong to the vendor, so must be an administrator. */
async function isFromOutside(context: Context, { organization }: Vendor): Promise<boolean> {
  return !(await findMemberships(context)).has(organization.id);
}

/**
 * The decision on a listing is the only way for it to become public, and the undo of a merge for a vendor
 * that was merged into another.
 * @throws ConflictError
 */
async function assertApproved({ em }: Context, { id }: Vendor): Promise<void> {
  const waiting = "select from vendor_listings where vendor_id = ? and status <> 'published'";
  if ((await em.execute<unknown[]>(waiting, [id])).length > 0)
    throw new ConflictError(
      "This vendor hasn't been approved yet. Administrators decide on it in the moderation queue.",
    );
  const merged = "select from vendor_merges where merged_id = ? and undone_at is null";
  if ((await em.execute<unknown[]>(merged, [id])).length > 0)
    throw new ConflictError("This vendor was merged into another. Administrators can undo that.");
}

/**
 * Withdraws a vendor and its solutions from the catalog, or restores them; a trigger updates the solutions.
 * Returns its id.
 * @throws NotFoundError; ForbiddenError for anyone but its members and administrators, and for members if an
 * administrator withdrew it; ConflictError for a listing that isn't approved, or at `version` if it was
 * edited in the meantime.
 */
export async function setVendorStatus(
  context: Context,
  id: string,
  status: VendorStatus,
  version: number,
): Promise<string> {
  const { em, actor, limits } = context;
  await limits.count(EDITS, String(personOf(context).id));
  const vendor = await lockEditable(context, id);
  await assertApproved(context, vendor);
  const { status: before, withdrawnByAdministrator: held } = vendor;
  const byAdministrator = await isFromOutside(context, vendor);
  const by = byAdministrator || (held && isAdministrator(actor)) ? "administrator" : "author";
  assertMove("vendor", { by, from: before, to: status, held });
  // An administrator's withdrawal also applies if the members had already withdrawn it.
  const keptWithdrawn = status === "withdrawn" && (held || byAdministrator);
  if (before === status && held === keptWithdrawn) return id;
  assertSameVersion(vendor, version, "page");
  // Solutions being added reference the vendor; the lock waits for them, so that none stays public.
  await em.execute("select from vendors where id = ? for update", [vendor.id]);
  Object.assign(vendor, { status, withdrawnByAdministrator: keptWithdrawn });
  markEdited(vendor);
  await em.flush();
  await recordAuditEvent(context, {
    action: status === "withdrawn" ? "vendor.withdrawn" : "vendor.restored",
    subject: vendor.id,
    changes: { status: { before, after: status } },
  });
  const [title, text] = SAID[status](vendor.name);
  if (byAdministrator) await notifyMembers(context, vendor, title, [text]);
  return id;
}
