import type { Context } from "../../../shared/context.ts";
import { fieldsWith } from "../../../shared/fields/field.rules.ts";
import { solutionFields } from "../../catalog/solutions/solution.fields.ts";
import { addressFits, domainsOf } from "../../catalog/vendor-claims/claim-address.policy.ts";
import { decideListing } from "../../catalog/vendor-listings/decide-listing.service.ts";
import { findLookalikes, type Lookalike } from "../../catalog/vendor-listings/lookalikes.ts";
import { VendorListing } from "../../catalog/vendor-listings/vendor-listing.entity.ts";
import type { ListingStatus } from "../../catalog/vendors/listing-status.ts";
import { vendorFields } from "../../catalog/vendors/vendor.fields.ts";
import type { KindItem, QueueKind } from "./queue-kind.ts";

const STATUS: Record<ListingStatus, KindItem["status"]> = {
  pending: "pending",
  published: "published",
  declined: "hidden",
};
const LIKENESS = { website: "same website", name: "same name", similar_name: "similar name" } as const;

/** The number of further solutions that are named. */
const MOST = 20;

const FURTHER = `
  select l.id, (select string_agg(title, '; ' order by id) from (
      select s.id, s.title from solutions s where s.vendor_id = l.vendor_id and s.id is distinct from l.solution_id
      order by s.id limit ${MOST}) s) as titles,
    l.version + v.version + (select coalesce(sum(s.version), 0) from solutions s where s.vendor_id = v.id)::integer as version
  from vendor_listings l join vendors v on v.id = l.vendor_id where l.id = any(?::integer[])`;

const textOf = (value: unknown) => (value == null ? "" : [value].flat().join("; "));

/** The non-empty declared fields of a record, as parts. */
const partsOf = (fields: typeof vendorFields | typeof solutionFields, row: object, of: string) =>
  fieldsWith(fields, "input").flatMap(({ name, field: { label } }) => {
    const text = textOf((row as Readonly<Record<string, unknown>>)[name]);
    return text ? [{ label: `${of}: ${label}`, text }] : [];
  });

/** Says whether the author's email address belongs to the listed website. */
function mailPart(email: string, website: string | null | undefined): string {
  const [domain] = domainsOf({ website });
  if (!domain) return `${email}, and the website proves nothing: it has no domain of its own`;
  return addressFits(email, { website })
    ? `${email}, at the website's domain`
    : `${email}, not at the website's domain, ${domain}`;
}

/** Formats a look-alike as "Catapult (same name, published, /vendors/12-catapult)". */
const likeOf = ({ id, slug, name, likeness, status }: Lookalike) =>
  `${name} (${LIKENESS[likeness]}, ${status === "published" ? "public" : "not public"}, /vendors/${id}-${slug})`;

function itemOf(
  listing: VendorListing,
  { titles, version }: { titles: string | null; version: number },
  likes: readonly Lookalike[],
): KindItem {
  const vendor = listing.vendor.getEntity();
  const solution = listing.solution?.getEntity();
  const author = listing.author?.getEntity();
  const decider = listing.decidedBy?.getEntity();
  const { websiteFinding, websiteCheckedAt, websiteChecked, decidedAt } = listing;
  const website = !vendor.website
    ? "None given"
    : websiteFinding
      ? `${websiteFinding}, checked ${websiteCheckedAt?.toISOString().slice(0, 16).replace("T", " ")} UTC: ${websiteChecked}`
      : "Not checked yet";
  const likely = likes.length > 0 ? likes.map(likeOf).join("; ") : "None found";
  return {
    id: `vendor_listing:${listing.id}`,
    status: STATUS[listing.status as ListingStatus],
    authorId: author?.id ?? null,
    authorName: author ? `${author.firstName} ${author.lastName}` : "Someone whose account is deleted",
    on: { title: vendor.name, path: `/vendors/${vendor.id}-${vendor.slug}` },
    parts: [
      { label: "Check: email", text: author ? mailPart(author.email, vendor.website) : "Unknown" },
      { label: "Check: website", text: website },
      { label: "Check: names like it", text: likely },
      ...partsOf(vendorFields, vendor, "Company"),
      ...(solution ? partsOf(solutionFields, solution, "Solution") : []),
      ...(titles ? [{ label: "Further solutions", text: titles }] : []),
    ],
    reportReasons: [],
    decision: decidedAt
      ? {
          id: `vendor_listing:${listing.id}`,
          status: listing.status === "published" ? "published" : "hidden",
          reason: listing.decisionReason ?? null,
          by: decider ? `${decider.firstName} ${decider.lastName}` : null,
          at: decidedAt,
          reports: 0,
        }
      : null,
    version,
    createdAt: listing.sentAt,
  };
}

/** Companies that list themselves. */
export const listingKind: QueueKind = {
  kind: "vendor_listing",
  entity: VendorListing as never,
  waiting: "status = 'pending'",
  label: "New vendors",
  intro:
    "Companies that listed themselves, with their first solution. No one else can see them until you publish them.",
  since: "sent_at",
  searched:
    "(select concat_ws(' ', v.name::text, v.website, v.description) from vendors v where v.id = t.vendor_id)",
  decided: { at: "decided_at", where: "t.status <> 'pending'" },
  load: async ({ em }: Context, ids) => {
    const listings = await em.find(
      VendorListing,
      { id: { $in: [...ids] } },
      { populate: ["vendor", "solution", "author", "decidedBy"] },
    );
    const rows = await em.execute<{ id: number; titles: string | null; version: number }[]>(FURTHER, [
      `{${ids.join(",")}}`,
    ]);
    const further = new Map(rows.map((row) => [row.id, row]));
    const companies = listings.map(({ vendor }) => {
      const { id, name, website } = vendor.getEntity();
      return { name, website, except: id };
    });
    const likes = await findLookalikes(em, companies, true);
    return listings.map((listing, place) =>
      itemOf(listing, further.get(listing.id) ?? { titles: null, version: 0 }, likes[place] ?? []),
    );
  },
  decide: async (context, id, decision) => {
    await decideListing(context, id, decision);
    return decision.publish ? "It's published." : "It's been sent back.";
  },
};
