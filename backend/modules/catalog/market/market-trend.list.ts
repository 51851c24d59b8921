import { Public } from "../../../shared/access.ts";
import { enumFilter, referenceFilter } from "../../../shared/listing/filters.ts";
import { byChange, updatedSince } from "../../../shared/listing/in-step.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { bookmarkedFilter } from "../../community/bookmarks/bookmarked.filter.ts";
import { MarketTrend } from "./market-trend.entity.ts";
import { bookmarkableTrends } from "./market-trend.subjects.ts";
import { SENTIMENT_LABELS, Sentiments } from "./sentiment.ts";

/** The list of market trends. */
export const trendList = defineList({
  name: "marketTrends",
  typeName: "MarketTrend",
  entity: MarketTrend,
  description: "Trends, searched, filtered and sorted, paged.",
  access: Public(),
  path: "/market-intelligence",
  file: "/api/market-trends.csv",
  search: {
    description: "Part of the title or description; case-insensitive, at most 200 characters.",
  },
  filters: {
    categories: referenceFilter({
      param: "category",
      label: "Category",
      description: "Slugs or names of categories.",
      column: "category_id",
      table: "categories",
      value: "name",
    }),
    sentiments: enumFilter({
      param: "sentiment",
      label: "Sentiment",
      description: "Rows with one of these sentiments.",
      column: "sentiment",
      members: Sentiments,
      labels: SENTIMENT_LABELS,
      facetDescription: "From positive to negative.",
    }),
    saved: bookmarkedFilter(bookmarkableTrends),
    updatedSince,
  },
  orders: {
    IMPACT: {
      label: "Highest impact",
      description: "Highest impact score first.",
      by: ["impactScore"],
      direction: "desc",
    },
    NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" },
    UPDATED: byChange,
  },
  defaultOrder: "IMPACT",
  isCopied: true,
});
