import type { MarketTrendSort, Sentiment } from "../../graphql/schema.generated.ts";

/** The labels of the sort orders. */
export const sortLabels: Record<MarketTrendSort, string> = { IMPACT: "Highest impact", NEWEST: "Newest" };

/** The labels of the sentiments. */
export const sentimentLabels: Record<Sentiment, string> = {
  POSITIVE: "Positive",
  NEUTRAL: "Neutral",
  NEGATIVE: "Negative",
};

/** Shown in place of figures if there are none. */
export const NO_FIGURES = "No figures are recorded yet.";
