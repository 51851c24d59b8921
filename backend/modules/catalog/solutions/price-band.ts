import { registerEnumType } from "type-graphql";

/** The typical annual cost for a buyer, in US dollars. */
export const PriceBands = {
  FREE: "free",
  UNDER_5K: "under-5k",
  FROM_5K_TO_25K: "5k-25k",
  FROM_25K_TO_100K: "25k-100k",
  OVER_100K: "over-100k",
  CUSTOM: "custom",
  UNKNOWN: "unknown",
} as const;

export type PriceBand = (typeof PriceBands)[keyof typeof PriceBands];

registerEnumType(PriceBands, {
  name: "PriceBand",
  description: "Typical annual cost for a buyer, in US dollars.",
  valuesConfig: {
    FREE: { description: "Free of charge." },
    UNDER_5K: { description: "Less than $5,000." },
    FROM_5K_TO_25K: { description: "$5,000 to $25,000." },
    FROM_25K_TO_100K: { description: "$25,000 to $100,000." },
    OVER_100K: { description: "More than $100,000." },
    CUSTOM: { description: "Priced individually by the vendor." },
    UNKNOWN: { description: "The price isn't known." },
  },
});

/** Display names of the bands. */
export const PRICE_BAND_LABELS: Record<PriceBand, string> = {
  free: "Free tier",
  "under-5k": "Under $5k a year",
  "5k-25k": "$5k to $25k a year",
  "25k-100k": "$25k to $100k a year",
  "over-100k": "Over $100k a year",
  custom: "Custom pricing",
  unknown: "Price not listed",
};
