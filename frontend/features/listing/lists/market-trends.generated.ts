// Generated from the list's declaration by `npm run schema`; do not edit.
import type { MarketTrendFilter, MarketTrendSort } from "../../../graphql/schema.generated.ts";
import type { Listing } from "../address.ts";

/** The filters and sort orders of marketTrends. */
export const marketTrendsListing: Listing<"category" | "sentiment" | "saved", Exclude<MarketTrendSort, "UPDATED">, MarketTrendFilter> = {
  "name": "marketTrends",
  "path": "/market-intelligence",
  "file": "/api/market-trends.csv",
  "filters": {
    "category": {
      "field": "categories",
      "label": "Category",
      "shape": "texts",
      "choices": null,
      "ordered": false
    },
    "sentiment": {
      "field": "sentiments",
      "label": "Sentiment",
      "shape": "texts",
      "choices": {
        "POSITIVE": "Positive",
        "NEUTRAL": "Neutral",
        "NEGATIVE": "Negative"
      },
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
    "IMPACT": "Highest impact",
    "NEWEST": "Newest"
  },
  "defaultSort": "IMPACT"
};
