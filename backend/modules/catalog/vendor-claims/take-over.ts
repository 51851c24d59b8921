import { queueMail } from "../../../mail/send-mail.job.ts";
import type { Context } from "../../../shared/context.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { addMember } from "../../marketplace/organizations/members/member.service.ts";
import type { VendorClaim } from "./vendor-claim.entity.ts";

/**
 * Makes the claimant an owner of the vendor's organization, in the transaction that locks it, and notifies
 * the vendor's public address, whose readers should know who now speaks for them.
 */
export async function takeOver(context: Context, claim: VendorClaim): Promise<void> {
  const { em, publicUrl } = context;
  const [vendor, claimant] = [await claim.vendor.loadOrFail(), await claim.claimant.loadOrFail()];
  await addMember(em, vendor.organization.id, claimant.id, "owner");
  await recordAuditEvent(context, {
    action: "vendor.claimed",
    subject: vendor.id,
    changes: { owner: { after: claimant.id }, claim: { after: claim.id } },
  });
  if (!vendor.contactEmail) return;
  await queueMail(em, {
    to: vendor.contactEmail,
    subject: `Someone now manages your page - SportsTech Hub`,
    text: [
      "Hello,",
      `${claimant.firstName} ${claimant.lastName} now manages the ${vendor.name} page on SportsTech Hub: ${publicUrl}/vendors/${vendor.id}-${vendor.slug}`,
      `If you didn't expect this, contact us: ${publicUrl}/contact`,
      "SportsTech Hub",
    ].join("\n\n"),
  });
}
