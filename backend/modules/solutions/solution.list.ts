import { raw } from "sql-template-tag";
import { Public } from "../../shared/access.ts";
import {
  enumFilter,
  flagFilter,
  idFilter,
  linkFilter,
  referenceFilter,
} from "../../shared/listing/filters.ts";
import { defineList } from "../../shared/listing/list.ts";
import { LEVEL_LABELS, Levels } from "../taxonomy/level.ts";
import { PRICE_BAND_LABELS, PriceBands } from "./price-band.ts";
import { Solution } from "./solution.entity.ts";

/** The list of solutions. */
export const solutionList = defineList({
  name: "solutions",
  typeName: "Solution",
  entity: Solution,
  description: "Solutions, searched, filtered and sorted, paged.",
  access: Public(),
  path: "/solutions",
  search: {
    description: "Part of the title or description; case-insensitive, at most 200 characters.",
  },
  filters: {
    categories: referenceFilter({
      param: "category",
      label: "Category",
      description: "Category slugs or names.",
      column: "category_id",
      table: "categories",
    }),
    sports: linkFilter({
      param: "sport",
      label: "Sport",
      description: "Sport slugs or names.",
      pairs: "solution_sports",
      own: "solution_id",
      other: "sport_id",
      table: "sports",
      kept: "sport_ids",
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
    priceBands: enumFilter({
      param: "price",
      label: "Price band",
      description: "In one of these price bands.",
      column: "price_band",
      members: PriceBands,
      labels: PRICE_BAND_LABELS,
      facetDescription: "From free to custom.",
    }),
    freeTier: flagFilter({
      param: "free",
      label: "Free tier",
      description:
        "Only those that can be used free of charge to a point, as price band or pricing say, or only the others.",
      condition: raw("t.free_tier"),
      labels: { true: "Has a free tier", false: "No free tier" },
    }),
    vendors: idFilter({
      param: "vendor",
      label: "Vendor",
      description: "Offered by one of these vendors.",
      column: "vendor_id",
    }),
  },
  orders: {
    BEST_RATED: { label: "Best rated", by: ["rating", "reviewCount"], direction: "desc" },
    MOST_REVIEWED: { label: "Most reviewed", by: ["reviewCount"], direction: "desc" },
    NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" },
    TITLE: { label: "Title, A to Z", by: ["titleKey"], direction: "asc" },
    LOWEST_PRICE: {
      label: "Lowest price",
      description: "By price band, free first, custom last.",
      by: ["priceRank"],
      direction: "asc",
    },
  },
  defaultOrder: "BEST_RATED",
  kept: {
    rows: "solution_facets",
    counts: "solution_counts",
    filters: ["categories", "sports", "levels", "priceBands", "freeTier"],
    oneByOne: { filter: "sports", column: "sport_ids" },
  },
});
