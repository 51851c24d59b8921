import { registerEnumType } from "type-graphql";

/** What a trend means for those who sell or buy sports technology. */
export const Sentiments = { POSITIVE: "positive", NEUTRAL: "neutral", NEGATIVE: "negative" } as const;

export type Sentiment = (typeof Sentiments)[keyof typeof Sentiments];

registerEnumType(Sentiments, {
  name: "Sentiment",
  description: "What a trend means for those who sell or buy sports technology.",
});

/** How a sentiment is called on a screen. */
export const SENTIMENT_LABELS: Record<Sentiment, string> = {
  positive: "Positive",
  neutral: "Neutral",
  negative: "Negative",
};
