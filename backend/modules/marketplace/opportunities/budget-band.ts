import { registerEnumType } from "type-graphql";

/** The budget range of an opportunity, in US dollars. */
export const BudgetBands = {
  UNDER_50K: "under-50k",
  FROM_50K_TO_100K: "50k-100k",
  FROM_100K_TO_250K: "100k-250k",
  OVER_250K: "over-250k",
  UNDISCLOSED: "undisclosed",
} as const;

export type BudgetBand = (typeof BudgetBands)[keyof typeof BudgetBands];

registerEnumType(BudgetBands, {
  name: "BudgetBand",
  description: "Budget range, in US dollars.",
  valuesConfig: {
    UNDER_50K: { description: "Less than $50,000." },
    FROM_50K_TO_100K: { description: "$50,000 to $100,000." },
    FROM_100K_TO_250K: { description: "$100,000 to $250,000." },
    OVER_250K: { description: "$250,000 or more." },
    UNDISCLOSED: { description: "The budget is not stated." },
  },
});

/** Display names of the bands. */
export const BUDGET_BAND_LABELS: Record<BudgetBand, string> = {
  "under-50k": "Under $50k",
  "50k-100k": "$50k to $100k",
  "100k-250k": "$100k to $250k",
  "over-250k": "$250k and more",
  undisclosed: "Budget TBD",
};
