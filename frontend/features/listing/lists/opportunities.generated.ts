// Generated from the list's declaration by `npm run schema`; do not edit.
import type { OpportunityFilter, OpportunitySort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** The filters and sort orders of opportunities. */
export const opportunitiesListing: Listing<"type" | "due" | "posted" | "category" | "budget" | "level" | "sport" | "minBudget" | "maxBudget" | "active" | "saved", Exclude<OpportunitySort, "UPDATED">, OpportunityFilter> = {
  "name": "opportunities",
  "path": "/opportunities",
  "file": "/api/opportunities.csv",
  "filters": {
    "type": {
      "field": "types",
      "label": "Type",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "due": {
      "field": "dueWithinDays",
      "label": "Due date",
      "shape": "number",
      "choices": {
        "7": "Within 7 days",
        "30": "Within 30 days",
        "90": "Within 90 days"
      },
      "ordered": false
    },
    "posted": {
      "field": "postedWithinDays",
      "label": "Posted",
      "shape": "number",
      "choices": {
        "7": "In the last 7 days",
        "30": "In the last 30 days"
      },
      "ordered": false
    },
    "category": {
      "field": "categories",
      "label": "Category",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "budget": {
      "field": "budgetBands",
      "label": "Budget",
      "shape": "texts",
      "choices": {
        "UNDER_50K": "Under $50k",
        "FROM_50K_TO_100K": "$50k to $100k",
        "FROM_100K_TO_250K": "$100k to $250k",
        "OVER_250K": "$250k and more",
        "UNDISCLOSED": "Budget TBD"
      },
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
    "sport": {
      "field": "sports",
      "label": "Sport",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "minBudget": {
      "field": "minBudget",
      "label": "Budget from",
      "shape": "number",
      "choices": null,
      "ordered": false
    },
    "maxBudget": {
      "field": "maxBudget",
      "label": "Budget to",
      "shape": "number",
      "choices": null,
      "ordered": false
    },
    "active": {
      "field": "active",
      "label": "Open now",
      "shape": "flag",
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
  "always": {
    "active": true
  },
  "sorts": {
    "DUE_SOONEST": "Due soonest",
    "NEWEST": "Newest",
    "BUDGET": "Largest budget",
    "SMALLEST_BUDGET": "Smallest budget",
    "TITLE": "Title, A to Z"
  },
  "defaultSort": "DUE_SOONEST"
};
