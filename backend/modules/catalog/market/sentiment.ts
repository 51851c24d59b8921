import { registerEnumType } from "type-graphql";

/** A trend's outlook for sellers and buyers of sports technology. */
export const Sentiments = { POSITIVE: "positive", NEUTRAL: "neutral", NEGATIVE: "negative" } as const;

export type Sentiment = (typeof Sentiments)[keyof typeof Sentiments];

registerEnumType(Sentiments, {
  name: "Sentiment",
  description: "A trend's outlook for sellers and buyers of sports technology.",
  valuesConfig: {
    NEGATIVE: { description: "The outlook is poor." },
    NEUTRAL: { description: "The outlook is neither good nor poor." },
    POSITIVE: { description: "The outlook is good." },
  },
});

/** Display names of the sentiments. */
export const SENTIMENT_LABELS: Record<Sentiment, string> = {
  positive: "Positive",
  neutral: "Neutral",
  negative: "Negative",
};
