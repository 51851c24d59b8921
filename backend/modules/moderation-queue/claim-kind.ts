import type { Context } from "../../shared/context.ts";
import { findPage } from "../../shared/keyset.ts";
import { decideClaim } from "../vendor-claims/evidence/decide-claim.service.ts";
import { VendorClaim } from "../vendor-claims/vendor-claim.entity.ts";
import type { ModerationItem } from "./moderation-item.ts";
import type { QueueKind } from "./queue-kind.ts";

/** Who manages each of these vendors, and how they got to, in one statement. */
const MEMBERS = `
  select v.id, string_agg(u.first_name || ' ' || u.last_name || ' (' || m.role || coalesce(', by ' ||
      case c.method when 'mail' then 'a code sent to the vendor''s domain' else 'evidence' end, '') || ')', ', '
      order by m.created_at, u.id) as names
  from vendors v join organization_members m on m.organization_id = v.organization_id
  join users u on u.id = m.user_id
  left join lateral (select method from vendor_claims g
    where g.vendor_id = v.id and g.claimant_id = u.id and g.status = 'granted' order by g.id desc limit 1) c on true
  where v.id = any(?::integer[]) group by v.id`;

function itemOf(claim: VendorClaim, members: ReadonlyMap<number, string>): ModerationItem {
  const { id, slug, name } = claim.vendor.getEntity();
  const { firstName, lastName, organization } = claim.claimant.getEntity();
  const managers = members.get(id);
  return {
    id: `vendor_claim:${claim.id}`,
    status: "pending",
    authorName: [`${firstName} ${lastName}`, organization].filter(Boolean).join(", "),
    on: { title: name, path: `/vendors/${id}-${slug}` },
    parts: [
      { label: "Reason", text: claim.reason },
      { label: "Evidence", text: claim.evidence },
      ...(managers ? [{ label: "Managed by", text: managers }] : []),
      ...(claim.answer ? [{ label: "They say", text: claim.answer }] : []),
    ],
    reportReasons: [],
    version: claim.version,
    createdAt: claim.createdAt,
  };
}

/** Claims of vendors and disputes about them. */
export const claimKind: QueueKind = {
  kind: "vendor_claim",
  entity: VendorClaim as never,
  waiting: "status = 'pending'",
  label: "Vendor claims",
  intro:
    "Claims from people who can't confirm by email that they work for a vendor, including disputes with its current managers.",
  list: async ({ em }: Context, page) => {
    const found = await findPage(em, VendorClaim, page, {
      where: { status: "pending" },
      orderBy: { createdAt: "asc", id: "asc" },
      populate: ["vendor", "claimant"],
    });
    const ids = found.nodes.map(({ vendor }) => vendor.id);
    const rows = await em.execute<{ id: number; names: string }[]>(MEMBERS, [`{${ids.join(",")}}`]);
    const members = new Map(rows.map(({ id, names }) => [id, names]));
    return {
      ...found,
      nodes: found.nodes.map((claim) => itemOf(claim, members)),
      edges: found.edges.map(({ cursor, node }) => ({ cursor, node: itemOf(node, members) })),
    };
  },
  decide: async (context, id, { publish, reason, version }) => {
    await decideClaim(context, id, { grant: publish, reason, version });
    return publish ? "The claim is granted." : "The claim is declined.";
  },
};
