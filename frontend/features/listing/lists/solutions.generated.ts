// Generated from the list's declaration by `npm run schema`; do not edit.
import type { SolutionFilter, SolutionSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** The filters and sort orders of solutions. */
export const solutionsListing: Listing<"category" | "sport" | "level" | "price" | "free" | "vendor" | "saved", Exclude<SolutionSort, "UPDATED">, SolutionFilter> = {
  "name": "solutions",
  "path": "/solutions",
  "file": "/api/solutions.csv",
  "filters": {
    "category": {
      "field": "categories",
      "label": "Category",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "sport": {
      "field": "sports",
      "label": "Sport",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "level": {
      "field": "levels",
      "label": "Level",
      "shape": "texts",
      "choices": {
        "GRASSROOTS": "Grassroots",
        "YOUTH_ACADEMY": "Youth academy",
        "COLLEGIATE": "Collegiate",
        "SEMI_PROFESSIONAL": "Semi-professional",
        "ELITE": "Elite"
      },
      "ordered": false
    },
    "price": {
      "field": "priceBands",
      "label": "Price band",
      "shape": "texts",
      "choices": {
        "FREE": "Free tier",
        "UNDER_5K": "Under $5k a year",
        "FROM_5K_TO_25K": "$5k to $25k a year",
        "FROM_25K_TO_100K": "$25k to $100k a year",
        "OVER_100K": "Over $100k a year",
        "CUSTOM": "Custom pricing",
        "UNKNOWN": "Price not listed"
      },
      "ordered": false
    },
    "free": {
      "field": "freeTier",
      "label": "Free tier",
      "shape": "flag",
      "choices": {
        "true": "Has a free tier",
        "false": "No free tier"
      },
      "ordered": false
    },
    "vendor": {
      "field": "vendors",
      "label": "Vendor",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "saved": {
      "field": "saved",
      "label": "Saved",
      "shape": "flag",
      "choices": {
        "true": "Saved"
      },
      "ordered": false
    }
  },
  "always": {},
  "sorts": {
    "BEST_RATED": "Best rated",
    "MOST_REVIEWED": "Most reviewed",
    "NEWEST": "Newest",
    "TITLE": "Title, A to Z",
    "LOWEST_PRICE": "Lowest price"
  },
  "sortHelp": {
    "BEST_RATED": "By average rating, weighted with five 3.5-star reviews so that a few reviews don't decide.",
    "LOWEST_PRICE": "By price band: free first, custom and unknown last."
  },
  "defaultSort": "BEST_RATED"
};
