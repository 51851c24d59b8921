import type { MarketTrendSort, Sentiment } from "../../graphql/schema.generated.ts";

/** The orders of the trends, in words. */
export const sortLabels: Record<MarketTrendSort, string> = { IMPACT: "Highest impact", NEWEST: "Newest" };

/** Where a trend points, in words. */
export const sentimentLabels: Record<Sentiment, string> = {
  POSITIVE: "Positive",
  NEUTRAL: "Neutral",
  NEGATIVE: "Negative",
};
