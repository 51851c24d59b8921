import { raw } from "sql-template-tag";
import { Int } from "type-graphql";
import { Public } from "../../shared/access.ts";
import { flagFilter, linkFilter, textFilter } from "../../shared/listing/filters.ts";
import { defineList } from "../../shared/listing/list.ts";
import { Vendor } from "./vendor.entity.ts";

/** The list of vendors. */
export const vendorList = defineList({
  name: "vendors",
  typeName: "Vendor",
  entity: Vendor,
  description: "Vendors by search, filter and order, a page at a time.",
  access: Public(),
  path: "/vendors",
  search: {
    description: "Part of the name or description, whatever its case, at most 200 characters.",
  },
  filters: {
    verified: flagFilter({
      param: "verified",
      label: "Verification",
      description: "Only verified vendors, or only the others.",
      condition: raw("t.verified"),
      labels: { true: "Verified", false: "Not verified yet" },
    }),
    categories: linkFilter({
      param: "category",
      label: "Specialization",
      description: "Slugs or names of categories that it specializes in.",
      pairs: "vendor_categories",
      own: "vendor_id",
      other: "category_id",
      table: "categories",
    }),
    countries: textFilter({
      param: "country",
      label: "Country",
      description: "Names of countries.",
      column: "country",
    }),
  },
  orders: {
    NAME: { label: "Name, A to Z", by: ["name"], direction: "asc" },
    RATING: { label: "Best rated", by: ["rating"], direction: "desc" },
    NEWEST: { label: "Newest", description: "Last listed first.", by: ["createdAt"], direction: "desc" },
  },
  defaultOrder: "NAME",
  figures: {
    verifiedCount: {
      type: () => Int,
      description: "How many of the whole list are verified; all of them only when it equals `totalCount`.",
      facets: ["verified"],
      of: ({ facets }, { verified }) =>
        // With no choice made, or "verified" chosen, the facet's own count is the list's.
        verified === false ? 0 : (facets.verified?.find(({ value }) => value === "true")?.count ?? 0),
    },
  },
});
