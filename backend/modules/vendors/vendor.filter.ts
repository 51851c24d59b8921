import type { ObjectQuery } from "@mikro-orm/postgresql";
import { chosenIn, type FacetSource } from "../../shared/facets.ts";
import { searchPattern } from "../../shared/text.ts";
import type { Vendor } from "./vendor.entity.ts";
import type { VendorFilter, VendorsArguments } from "./vendor.inputs.ts";

/** The filters that have a facet. */
export type VendorFacet = keyof VendorFilter;

/** Where each facet's values come from. */
export const VENDOR_FACETS: Record<VendorFacet, FacetSource> = {
  categories: {
    join: "join vendor_categories j on j.vendor_id = t.id join categories v on v.id = j.category_id",
    value: "v.slug",
    label: "v.name",
  },
  countries: {
    join: "cross join lateral (select t.country where t.country is not null) v",
    value: "v.country",
  },
  verified: { value: "t.verified", label: "case when t.verified then 'Verified' else 'Not verified' end" },
};

/**
 * What a list of vendors is narrowed to: search is a case-insensitive substring of name or description
 * (specification section 5). `except` leaves one filter out, so that its facet keeps the chosen value's siblings.
 * @throws InvalidInputError for a search that is too long.
 */
export function vendorWhere(
  { search, filter }: Pick<VendorsArguments, "search" | "filter">,
  except?: VendorFacet,
): ObjectQuery<Vendor> {
  const conditions: ObjectQuery<Vendor>[] = [];
  const pattern = searchPattern(search);
  if (pattern)
    conditions.push({ $or: [{ name: { $ilike: pattern } }, { description: { $ilike: pattern } }] });
  const chosen = chosenIn(filter, except);
  const categories = chosen("categories");
  if (categories) conditions.push({ categories: { $some: { slug: { $in: categories } } } });
  const countries = chosen("countries");
  if (countries) conditions.push({ country: { $in: countries } });
  const verified = chosen("verified");
  if (verified !== undefined) conditions.push({ verified });
  return conditions.length > 0 ? { $and: conditions } : {};
}
