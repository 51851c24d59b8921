import { Field, Int, ObjectType } from "type-graphql";
import { minorTotal, moneyInWords, wholeDollars } from "../../../../shared/money/money.rules.ts";
import { type Asked, type Cost, costsOf } from "../../../catalog/plans/cost.rules.ts";
import type { PlanTerms } from "../../../catalog/plans/plan.rules.ts";
import { readPlans } from "../../facts/read-plans.ts";
import type { Rate } from "../reading/budget.ts";

@ObjectType({
  description: "What a solution costs for as many and as long as a brief says: its plan that costs least.",
})
export class MatchCost {
  @Field({ description: "The name of the plan." })
  plan: string;

  @Field({ description: "Whether the plan was read from the pricing text." })
  isRead: boolean;

  @Field({ description: "A decimal text in the currency." })
  total: string;

  @Field({ description: "The currency by ISO 4217." })
  currency: string;

  @Field({ description: "Whether the total is a lower bound." })
  atLeast: boolean;

  @Field(() => Int, { description: "The duration in months." })
  months: number;

  @Field(() => [String], {
    description: "The terms that add up to it, such as `40 athletes × $9 × 24 months`.",
  })
  terms: string[];

  @Field(() => [String], { description: "What isn't known, or was assumed, in sentences." })
  unknown: string[];

  @Field(() => String, {
    nullable: true,
    description:
      "How its first twelve months compare with the brief's budget, in words; null if that can't be said.",
  })
  budget: string | null;
}

/** What costs are calculated with. */
export interface CostBasis {
  readonly asked: Asked;
  /** US dollars a year. */
  readonly budgetMax: number | null;
  readonly rates: readonly Rate[];
}

type Known = Cost & { total: string };

const isKnown = (cost: Cost): cost is Known => cost.total !== null;

/** Returns the cost of the cheapest plan whose cost can be calculated; null if there is none. */
export function matchCost(
  { plans, pricing }: { plans: readonly PlanTerms[]; pricing: string },
  { asked, budgetMax, rates }: CostBasis,
): MatchCost | null {
  const isRead = plans.length === 0;
  const priced = isRead ? readPlans(pricing) : plans;
  const dollars = ({ total, plan: { currency } }: Known): bigint | undefined => {
    const usd = currency === "USD" ? 1 : rates.find((rate) => rate.currency === currency)?.usd;
    return usd === undefined ? undefined : wholeDollars(minorTotal(total, currency), currency, usd);
  };
  const [least] = costsOf(priced, asked)
    .filter(isKnown)
    .map((cost) => ({ cost, dollars: dollars(cost) }))
    .toSorted((one, other) => compare(one.dollars, other.dollars));
  if (!least) return null;
  const { plan, total, atLeast, terms, unknown } = least.cost;
  const [year] = costsOf([plan], { ...asked, months: 12 }).filter(isKnown);
  const yearly = year && dollars(year);
  return {
    plan: plan.name,
    isRead,
    total,
    currency: plan.currency,
    atLeast,
    months: asked.months,
    terms: terms.map(({ words }) => words),
    unknown: [...unknown],
    budget: budgetMax === null || yearly === undefined ? null : budgetInWords(yearly, atLeast, budgetMax),
  };
}

/**
 * Returns what keeps each plan's cost from being calculated, in sentences: of the plan with the fewest gaps.
 * Empty if a cost can be calculated.
 */
export function uncounted(
  { plans, pricing }: { plans: readonly PlanTerms[]; pricing: string },
  { asked }: CostBasis,
): string[] {
  const priced = plans.length === 0 ? readPlans(pricing) : plans;
  if (priced.length === 0)
    return [pricing ? "Its pricing text gives no amount to calculate with." : "It lists no price."];
  const costs = costsOf(priced, asked);
  if (costs.some(isKnown)) return [];
  const [nearest] = costs.toSorted((one, other) => one.unknown.length - other.unknown.length);
  return [...(nearest?.unknown ?? [])];
}

/** Plans without a rate of their currency come last. */
function compare(one: bigint | undefined, other: bigint | undefined): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return one < other ? -1 : Number(one > other);
}

function budgetInWords(yearly: bigint, atLeast: boolean, budgetMax: number): string | null {
  const budget = moneyInWords(String(Math.floor(budgetMax)), "USD");
  const cost = `${atLeast ? "at least " : ""}${moneyInWords(String(yearly), "USD")}`;
  const isOver = yearly > BigInt(Math.floor(budgetMax));
  if (!isOver && atLeast) return `The first year costs ${cost}, of a budget of ${budget}.`;
  return `The first year costs ${cost}, ${isOver ? "more than" : "within"} the budget of ${budget}.`;
}
