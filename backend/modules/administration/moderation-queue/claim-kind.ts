import type { Context } from "../../../shared/context.ts";
import { decideClaim } from "../../catalog/vendor-claims/evidence/decide-claim.service.ts";
import { VendorClaim } from "../../catalog/vendor-claims/vendor-claim.entity.ts";
import type { KindItem, QueueKind } from "./queue-kind.ts";

/** Selects the members of each of these vendors, and how they became members, in one statement. */
const MEMBERS = `
  select v.id, string_agg(u.first_name || ' ' || u.last_name || ' (' || m.role || coalesce(', by ' ||
      case c.method when 'mail' then 'a code sent to the vendor''s domain' else 'evidence' end, '') || ')', ', '
      order by m.created_at, u.id) as names
  from vendors v join organization_members m on m.organization_id = v.organization_id
  join users u on u.id = m.user_id
  left join lateral (select method from vendor_claims g
    where g.vendor_id = v.id and g.claimant_id = u.id and g.status = 'granted' order by g.id desc limit 1) c on true
  where v.id = any(?::integer[]) group by v.id`;

const STATUS = {
  pending: "pending",
  granted: "published",
  declined: "hidden",
  withdrawn: "withdrawn",
} as const;

/** A claim stores its own decision. */
function decisionOf({ id, status, decidedAt, decidedBy, decisionReason }: VendorClaim): KindItem["decision"] {
  if (!decidedAt) return null;
  const by = decidedBy?.getEntity();
  return {
    id: `vendor_claim:${id}`,
    status: STATUS[status],
    reason: decisionReason ?? null,
    by: by ? `${by.firstName} ${by.lastName}` : null,
    at: decidedAt,
    reports: 0,
  };
}

function itemOf(claim: VendorClaim, members: ReadonlyMap<number, string>): KindItem {
  const { id, slug, name } = claim.vendor.getEntity();
  const { firstName, lastName, organization } = claim.claimant.getEntity();
  const managers = members.get(id);
  return {
    id: `vendor_claim:${claim.id}`,
    status: STATUS[claim.status],
    authorId: claim.claimant.id,
    authorName: [`${firstName} ${lastName}`, organization].filter(Boolean).join(", "),
    on: { title: name, path: `/vendors/${id}-${slug}` },
    parts: [
      { label: "Reason", text: claim.reason },
      { label: "Evidence", text: claim.evidence },
      ...(managers ? [{ label: "Managed by", text: managers }] : []),
      ...(claim.answer ? [{ label: "Their answer", text: claim.answer }] : []),
    ],
    reportReasons: [],
    decision: decisionOf(claim),
    version: claim.version,
    createdAt: claim.createdAt,
  };
}

/** Claims to vendors and disputes about them. */
export const claimKind: QueueKind = {
  kind: "vendor_claim",
  entity: VendorClaim as never,
  waiting: "status = 'pending'",
  label: "Vendor claims",
  intro:
    "Claims from people who can't confirm by email that they work for a vendor, including disputes with its current managers.",
  searched:
    "concat_ws(' ', t.reason, t.evidence, t.answer, (select u.first_name || ' ' || u.last_name from users u where u.id = t.claimant_id), (select v.name from vendors v where v.id = t.vendor_id))",
  decided: { at: "decided_at", where: "t.method = 'evidence' and t.decided_at is not null" },
  alone: true,
  load: async ({ em }: Context, ids) => {
    const claims = await em.find(
      VendorClaim,
      { id: { $in: [...ids] } },
      { populate: ["vendor", "claimant", "decidedBy"] },
    );
    const vendors = claims.map(({ vendor }) => vendor.id);
    const rows = await em.execute<{ id: number; names: string }[]>(MEMBERS, [`{${vendors.join(",")}}`]);
    const members = new Map(rows.map(({ id, names }) => [id, names]));
    return claims.map((claim) => itemOf(claim, members));
  },
  decide: async (context, id, { publish, reason, version }) => {
    await decideClaim(context, id, { grant: publish, reason, version });
    return publish ? "The claim was granted." : "The claim was declined.";
  },
};
