import sql, { raw } from "sql-template-tag";
import { Public, SignedIn } from "../../../shared/access.ts";
import { asPerson } from "../../../shared/actor.ts";
import {
  enumFilter,
  flagFilter,
  idFilter,
  linkFilter,
  referenceFilter,
} from "../../../shared/listing/filters.ts";
import { byChange, updatedSince } from "../../../shared/listing/in-step.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { bookmarkedFilter } from "../../community/bookmarks/bookmarked.filter.ts";
import { LEVEL_LABELS, Levels } from "../taxonomy/level.ts";
import { PRICE_BAND_LABELS, PriceBands } from "./price-band.ts";
import { Solution } from "./solution.entity.ts";
import { bookmarkableSolutions } from "./solution.subjects.ts";
import { isPublic, SOLUTION_STATUS_LABELS, SolutionStatuses } from "./solution-status.ts";

/** The list of solutions. */
export const solutionList = defineList({
  name: "solutions",
  typeName: "Solution",
  entity: Solution,
  description: "Solutions, searched, filtered and sorted, paged.",
  access: Public(),
  path: "/solutions",
  file: "/api/solutions.csv",
  where: isPublic,
  search: {
    description: "Part of the title or description; case-insensitive, at most 200 characters.",
    further: "features, tags or integrations",
  },
  filters: {
    categories: referenceFilter({
      param: "category",
      label: "Category",
      description: "Slugs or names of categories.",
      column: "category_id",
      table: "categories",
      asArray: true,
    }),
    sports: linkFilter({
      param: "sport",
      label: "Sport",
      description: "Slugs or names of sports.",
      pairs: "solution_sports",
      own: "solution_id",
      other: "sport_id",
      table: "sports",
      column: "sport_ids",
    }),
    levels: enumFilter({
      param: "level",
      label: "Level",
      description: "For at least one of these levels.",
      column: "levels",
      many: true,
      members: Levels,
      labels: LEVEL_LABELS,
      facetDescription: "From grassroots to elite.",
    }),
    priceBands: {
      ...enumFilter({
        param: "price",
        label: "Price band",
        description: "In one of these price bands.",
        column: "price_band",
        asArray: true,
        members: PriceBands,
        labels: PRICE_BAND_LABELS,
        facetDescription: "From free to custom, then not listed.",
      }),
      least: {
        property: "priceRank",
        of: (bands) => sql`(select min(price_rank(band)) from unnest(${bands}::text[]) band)`,
      },
    },
    freeTier: {
      ...flagFilter({
        param: "free",
        label: "Free tier",
        only: "those that can be used free of charge, within limits, according to their price band or pricing",
        condition: raw("t.free_tier"),
        labels: { true: "Has a free tier", false: "No free tier" },
      }),
      // The price band `free` always has a free tier.
      least: { property: "priceRank", of: (free) => (free ? undefined : sql`price_rank('free') + 1`) },
    },
    vendors: idFilter({
      param: "vendor",
      label: "Vendor",
      description: "Offered by one of these vendors: ids, slugs or names.",
      column: "vendor_id",
      table: "vendors",
    }),
    saved: bookmarkedFilter(bookmarkableSolutions),
    updatedSince,
  },
  orders: {
    BEST_RATED: {
      label: "Best rated",
      help: "By average rating, weighted with five 3.5-star reviews so that a few reviews don't decide.",
      by: ["score"],
      direction: "desc",
    },
    MOST_REVIEWED: { label: "Most reviewed", by: ["reviewCount"], direction: "desc" },
    NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" },
    TITLE: { label: "Title, A to Z", by: ["titleKey"], direction: "asc" },
    LOWEST_PRICE: {
      label: "Lowest price",
      help: "By price band: free first, custom and unknown last.",
      by: ["priceRank"],
      direction: "asc",
    },
    UPDATED: byChange,
  },
  defaultOrder: "BEST_RATED",
  isCopied: true,
  kept: {
    counts: "solution_counts",
    filters: ["categories", "sports", "levels", "priceBands", "freeTier"],
    oneByOne: { filter: "sports", column: "sport_ids" },
  },
});

/** The list of solutions that the viewer may edit. */
export const editableSolutionList = defineList({
  name: "editableSolutions",
  typeName: "EditableSolution",
  connectionName: "EditableSolution",
  entity: Solution,
  description:
    "Solutions in any status of vendors whose organizations the viewer belongs to, by title, paged.",
  access: SignedIn(),
  file: "/api/solutions/own.csv",
  where: (actor) => sql`t.vendor_id in (
    select v.id from vendors v join organization_members m on m.organization_id = v.organization_id
    where m.user_id = ${asPerson(actor)?.id ?? 0})`,
  filters: {
    vendors: idFilter({
      param: "vendor",
      label: "Vendor",
      description: "Offered by one of these vendors.",
      column: "vendor_id",
    }),
    statuses: enumFilter({
      param: "status",
      label: "Status",
      description: "In one of these statuses.",
      column: "status",
      members: SolutionStatuses,
      labels: SOLUTION_STATUS_LABELS,
    }),
  },
  orders: { TITLE: { label: "Title, A to Z", by: ["titleKey"], direction: "asc" } },
  defaultOrder: "TITLE",
});
