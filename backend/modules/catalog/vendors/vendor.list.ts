import { raw } from "sql-template-tag";
import { Int } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import { flagFilter, linkFilter, textFilter } from "../../../shared/listing/filters.ts";
import { byChange, updatedSince } from "../../../shared/listing/in-step.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { bookmarkedFilter } from "../../community/bookmarks/bookmarked.filter.ts";
import { Vendor } from "./vendor.entity.ts";
import { bookmarkableVendors } from "./vendor.subjects.ts";
import { isPublicVendor } from "./vendor-status.ts";

/** The list of vendors. */
export const vendorList = defineList({
  name: "vendors",
  typeName: "Vendor",
  entity: Vendor,
  description: "Vendors, searched, filtered and sorted, paged.",
  access: Public(),
  path: "/vendors",
  file: "/api/vendors.csv",
  where: isPublicVendor,
  search: {
    description: "Part of the name or description; case-insensitive, at most 200 characters.",
  },
  filters: {
    verified: flagFilter({
      param: "verified",
      label: "Verification",
      only: "verified vendors",
      condition: raw("t.verified"),
      labels: { true: "Verified", false: "Not verified yet" },
    }),
    categories: linkFilter({
      param: "category",
      label: "Specialization",
      description: "Slugs or names of categories.",
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
    saved: bookmarkedFilter(bookmarkableVendors),
    updatedSince,
  },
  orders: {
    NAME: { label: "Name, A to Z", by: ["name"], direction: "asc" },
    RATING: {
      label: "Best rated",
      help: "By average rating, weighted with five 3.5-star reviews so that a few reviews don't decide.",
      by: ["score"],
      direction: "desc",
    },
    NEWEST: {
      label: "Newest",
      description: "Most recently listed first.",
      by: ["createdAt"],
      direction: "desc",
    },
    UPDATED: byChange,
  },
  defaultOrder: "NAME",
  isCopied: true,
  figures: {
    verifiedCount: {
      type: () => Int,
      description:
        "Number of verified vendors in the whole list; all are verified if it equals `totalCount`.",
      facets: ["verified"],
      of: ({ facets }, { verified }) =>
        // If "verified" is not filtered, or filtered to true, the facet's count is the list's.
        verified === false ? 0 : (facets.verified?.find(({ value }) => value === "true")?.count ?? 0),
    },
  },
});
