import type { Bookmarkable } from "../../community/bookmarks/bookmarkable.ts";
import { MarketTrend } from "./market-trend.entity.ts";

/** Trends can be bookmarked. */
export const bookmarkableTrends: Bookmarkable = {
  kind: "trend",
  noun: "trend",
  plural: "trends",
  entity: MarketTrend,
};
