import sql, { raw } from "sql-template-tag";
import { Int } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import {
  boundFilter,
  enumFilter,
  flagFilter,
  linkFilter,
  tagFilter,
  textFilter,
  withinDaysFilter,
} from "../../../shared/listing/filters.ts";
import { byChange, updatedSince } from "../../../shared/listing/in-step.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { bookmarkedFilter } from "../../community/bookmarks/bookmarked.filter.ts";
import {
  CERTIFICATION_LABELS,
  Certifications,
  CompanyStages,
  HEADCOUNT_LABELS,
  HeadcountBands,
  REVENUE_LABELS,
  RevenueBands,
  STAGE_LABELS,
} from "./facts/company-facts.ts";
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
    stages: enumFilter({
      param: "stage",
      label: "Stage",
      description: "In one of these stages.",
      column: "stage",
      members: CompanyStages,
      labels: STAGE_LABELS,
    }),
    headcountBands: enumFilter({
      param: "headcount",
      label: "Headcount",
      description: "With one of these numbers of people.",
      column: "headcount_band",
      members: HeadcountBands,
      labels: HEADCOUNT_LABELS,
    }),
    revenueBands: enumFilter({
      param: "revenue",
      label: "Revenue",
      description: "With one of these revenues.",
      column: "revenue_band",
      members: RevenueBands,
      labels: REVENUE_LABELS,
    }),
    certifications: enumFilter({
      param: "certification",
      label: "Certification",
      description: "With at least one of these certifications.",
      column: "certifications",
      members: Certifications,
      labels: CERTIFICATION_LABELS,
      many: true,
    }),
    languages: tagFilter({
      param: "language",
      label: "Language",
      description: "With at least one of these languages, as they are written.",
      column: "languages",
    }),
    foundedWithin: {
      param: "founded",
      label: "Founded",
      description: "Founded in this year or in the last so many before it.",
      shape: "number",
      type: () => Int,
      choices: {
        3: "Founded in the last 3 years",
        5: "Founded in the last 5 years",
        10: "Founded in the last 10 years",
      },
      condition: (years: number) => sql`t.founded_key >= ${Math.max(new Date().getUTCFullYear() - years, 0)}`,
    },
    minFunding: boundFilter({
      param: "minFunding",
      label: "Total funding from",
      description: "With funding rounds that add up to at least this, in US dollars.",
      column: "total_funding",
      bound: ">=",
      choices: {
        1000000: "Raised $1M or more",
        5000000: "Raised $5M or more",
        20000000: "Raised $20M or more",
      },
    }),
    latestRound: withinDaysFilter({
      param: "round",
      label: "Latest funding round",
      description: "With a funding round in the last so many days.",
      column: "latest_round_at",
      ahead: false,
      choices: { 365: "Round within a year", 730: "Round within two years" },
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
    FUNDING: {
      label: "Most funding",
      help: "By what their funding rounds add up to; those without a known amount come last.",
      by: ["fundingKey"],
      direction: "desc",
    },
    LATEST_ROUND: {
      label: "Latest funding round",
      help: "Those without a known round come last.",
      by: ["roundKey"],
      direction: "desc",
    },
    FOUNDED: {
      label: "Most recently founded",
      help: "Those whose year isn't known come last.",
      by: ["foundedKey"],
      direction: "desc",
    },
    HEADCOUNT: {
      label: "Most people",
      help: "By headcount; those whose headcount isn't known come last.",
      by: ["headcountKey"],
      direction: "desc",
    },
    REVENUE: {
      label: "Highest revenue",
      help: "Those whose revenue isn't known come last.",
      by: ["revenueKey"],
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
