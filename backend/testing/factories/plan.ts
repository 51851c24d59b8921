import type { PlanTerms } from "../../modules/catalog/plans/plan.rules.ts";

/** A plan of $9 a month for each athlete. */
export const planTerms = (change: Partial<PlanTerms> = {}): PlanTerms => ({
  name: "Club",
  amount: "9",
  from: false,
  currency: "USD",
  per: "athlete",
  period: "month",
  minimum: null,
  maximum: null,
  maximumOf: null,
  setupFee: null,
  hardware: null,
  hardwarePer: null,
  note: null,
  ...change,
});
