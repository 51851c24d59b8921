import type { Level, PriceBand, SolutionSort } from "../../graphql/schema.generated.ts";

/** Levels in words, from the ground up. */
export const levelLabels: Record<Level, string> = {
  GRASSROOTS: "Grassroots",
  YOUTH_ACADEMY: "Youth academy",
  COLLEGIATE: "Collegiate",
  SEMI_PROFESSIONAL: "Semi-professional",
  ELITE: "Elite",
};

/** Price bands in words, per year. */
export const priceBandLabels: Record<PriceBand, string> = {
  FREE: "Free tier",
  UNDER_5K: "Under $5k a year",
  FROM_5K_TO_25K: "$5k to $25k a year",
  FROM_25K_TO_100K: "$25k to $100k a year",
  OVER_100K: "Over $100k a year",
  CUSTOM: "Custom pricing",
};

/** The orders of a list, in words. */
export const sortLabels: Record<SolutionSort, string> = {
  BEST_RATED: "Best rated",
  MOST_REVIEWED: "Most reviewed",
  NEWEST: "Newest",
  TITLE: "Title, A to Z",
  LOWEST_PRICE: "Lowest price",
};
