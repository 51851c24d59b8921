import type { BudgetBand, OpportunitySort } from "../../graphql/schema.generated.ts";

/** Budgets in bands, from the smallest. */
export const budgetBandLabels: Record<BudgetBand, string> = {
  UNDER_50K: "Under $50k",
  FROM_50K_TO_100K: "$50k to $100k",
  FROM_100K_TO_250K: "$100k to $250k",
  OVER_250K: "Over $250k",
  UNDISCLOSED: "Budget TBD",
};

/** The orders of a list, in words. */
export const sortLabels: Record<OpportunitySort, string> = {
  DUE_SOONEST: "Due soonest",
  NEWEST: "Newest",
  BUDGET: "Highest budget",
  TITLE: "Title, A to Z",
};

/** How soon something is due, by its days. */
export const dueLabels = { 7: "Within 7 days", 30: "Within 30 days", 90: "Within 90 days" } as const;

/** How long ago something was posted, by its days. */
export const postedLabels = { 7: "In the last 7 days", 30: "In the last 30 days" } as const;
