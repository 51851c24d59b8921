import type { PlanTerms } from "../../../backend/modules/catalog/plans/plan.rules.ts";
import type { PlanTerms_PlanFragment } from "./plan.generated.ts";

type Plan = Omit<PlanTerms_PlanFragment, " $fragmentName">;

/** A solution's own plans, and those that its pricing text states. */
export type Priced = { plans: readonly Plan[]; plansInPricing: readonly Plan[] };

/** A plan with where it comes from. */
export type ShownPlan = PlanTerms & { isRead: boolean };

/** Returns a plan as the rules of costs take it, with words instead of the schema's enum values. */
export const termsOf = (plan: Plan): PlanTerms => ({
  ...plan,
  per: plan.per.toLowerCase() as PlanTerms["per"],
  period: plan.period.toLowerCase() as PlanTerms["period"],
  maximumOf: (plan.maximumOf?.toLowerCase() ?? null) as PlanTerms["maximumOf"],
  hardwarePer: (plan.hardwarePer?.toLowerCase() ?? null) as PlanTerms["hardwarePer"],
});

/** Returns the plans to show: a solution's own, otherwise those read from its pricing text. */
export const shownPlans = ({ plans, plansInPricing }: Priced): ShownPlan[] => [
  ...plans.map((plan) => ({ ...termsOf(plan), isRead: false })),
  ...plansInPricing.map((plan) => ({ ...termsOf(plan), isRead: true })),
];
