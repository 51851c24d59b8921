import type { Context } from "../../shared/context.ts";
import { countFacets, withFacets } from "../../shared/facets.ts";
import { parseId } from "../../shared/ids.ts";
import { findPage, type PageQuery } from "../../shared/keyset.ts";
import type { VendorPage } from "./vendor.connection.ts";
import { Vendor } from "./vendor.entity.ts";
import { VENDOR_FACETS, vendorWhere } from "./vendor.filter.ts";
import type { VendorSort, VendorsArguments } from "./vendor.inputs.ts";

/** Each order ends in the id, so that a cursor names one place; each has its index. */
const ORDERS: Record<VendorSort, PageQuery<Vendor>["orderBy"]> = {
  name: { name: "asc", id: "asc" },
  rating: { rating: "desc", id: "desc" },
  newest: { createdAt: "desc", id: "desc" },
};

/**
 * One page of the vendors that fit.
 * @throws InvalidInputError for a search that is too long or a page that can't be.
 */
export async function listVendors({ em }: Context, args: VendorsArguments): Promise<VendorPage> {
  const page = await findPage(em, Vendor, args, {
    where: vendorWhere(args),
    orderBy: ORDERS[args.sort],
    populate: ["categories"],
    strategy: "joined",
  });
  const count = () =>
    countFacets(em, Vendor, { where: (except) => vendorWhere(args, except), sources: VENDOR_FACETS });
  const faceted = withFacets(page, count, ({ values }) => values);
  const countVerified = async () => {
    if (args.filter?.verified === false) return 0;
    // With no choice made, or "verified" chosen, the facet's own count is the list's.
    const { verified } = await faceted.readFacets();
    return verified.find(({ value }) => value === "true")?.count ?? 0;
  };
  return { ...faceted, countVerified };
}

/** The vendor, or null when there is none with this id. */
export async function findVendor({ em }: Context, id: string): Promise<Vendor | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(Vendor, key);
}
