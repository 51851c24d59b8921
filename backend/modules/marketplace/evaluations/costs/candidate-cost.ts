import { longDay } from "../../../../shared/days/long-day.rules.ts";
import {
  decimalOf,
  minorTotal,
  minorUnits,
  moneyInWords,
  wholeUnits,
} from "../../../../shared/money/money.rules.ts";
import { capitalize } from "../../../../shared/text/capitalize.ts";
import { type Asked, type Cost, costsOf } from "../../../catalog/plans/cost.rules.ts";
import type { PlanTerms } from "../../../catalog/plans/plan.rules.ts";
import { readPlans } from "../../../discovery/facts/read-plans.ts";
import type { CostRate, EvaluationCost } from "./cost.types.ts";

/** An amount that somebody entered for a candidate. */
export interface EnteredCost {
  /** A decimal text. */
  readonly amount: string;
  readonly currency: string;
  readonly source: string;
  readonly enteredBy: string | null;
  readonly enteredAt: string;
}

/** What the costs of an evaluation are calculated with. */
export interface CostTerms {
  readonly asked: Asked;
  /** The buyer's currency. */
  readonly currency: string;
  readonly rates: readonly CostRate[];
}

type Known = Omit<EvaluationCost, "candidateId">;

const UNKNOWN: Known = {
  basis: "unknown",
  amount: null,
  words: "Not known",
  plan: null,
  formula: [],
  unknown: [],
  conversion: null,
  rates: [],
  source: null,
  enteredBy: null,
  enteredAt: null,
};

const DOLLARS: CostRate = { currency: "USD", usd: 1, ratedOn: "" };
const rateOf = ({ rates }: CostTerms, currency: string): CostRate | undefined =>
  currency === "USD" ? DOLLARS : rates.find((rate) => rate.currency === currency);

/** An amount in the buyer's currency; null if a rate is missing. */
type Converted = Pick<EvaluationCost, "conversion" | "rates"> & { amount: string | null; missing?: string };

/** Converts an amount to the buyer's currency with the rates of their days. */
function convert(amount: string, currency: string, terms: CostTerms): Converted {
  if (currency === terms.currency) return { amount, conversion: null, rates: [] };
  const [from, to] = [rateOf(terms, currency), rateOf(terms, terms.currency)];
  if (!from || !to) {
    const missing = `There is no exchange rate for ${from ? terms.currency : currency}: it is ${moneyInWords(amount, currency)}.`;
    return { amount: null, conversion: null, rates: [], missing };
  }
  const used = [from, to].filter((rate) => rate !== DOLLARS);
  const named = used.map((rate) => `1 ${rate.currency} = $${rate.usd} on ${longDay(rate.ratedOn)}`);
  return {
    amount: String(wholeUnits(minorTotal(amount, currency), from, to.usd)),
    conversion: `${moneyInWords(amount, currency)}, converted at ${named.join(" and ")}.`,
    rates: used,
  };
}

/** The amount of a plan in US dollars, by which plans in several currencies are ordered. */
function dollarsOf({ plan, total }: Cost, terms: CostTerms): number {
  const rate = rateOf(terms, plan.currency);
  return total === null || !rate ? Number.POSITIVE_INFINITY : Number(total) * rate.usd;
}

/** What the catalog says of a candidate's price. */
interface Priced {
  readonly plans?: readonly PlanTerms[];
  /** In the vendor's words. */
  readonly pricing: string | null;
}

function costByPlan({ plans: stated = [], pricing }: Priced, terms: CostTerms): Known {
  const plans = stated.length > 0 ? stated : readPlans(pricing ?? "");
  const costs = costsOf(plans, terms.asked).toSorted((a, b) => dollarsOf(a, terms) - dollarsOf(b, terms));
  const [cost] = costs;
  if (!cost) return { ...UNKNOWN, unknown: ["The catalog has no plans for it."] };
  const formula = cost.terms.map(
    ({ words, amount }) => `${capitalize(words)} = ${moneyInWords(amount, cost.plan.currency)}`,
  );
  const isRead = stated.length === 0;
  const shown = { ...UNKNOWN, plan: isRead ? null : cost.plan.name, formula };
  const read = isRead ? ["Read from the price in the vendor's words."] : [];
  if (cost.total === null) return { ...shown, unknown: [...cost.unknown, ...read] };
  const { amount, missing, ...converted } = convert(cost.total, cost.plan.currency, terms);
  const others = costs.length === 2 ? "There is another plan." : `There are ${costs.length - 1} other plans.`;
  return {
    ...shown,
    ...converted,
    amount,
    basis: amount === null ? "unknown" : "plan",
    words:
      amount === null
        ? UNKNOWN.words
        : `${cost.atLeast ? "from " : ""}${moneyInWords(amount, terms.currency)}`,
    unknown: [...(missing ? [missing] : []), ...cost.unknown, ...(costs.length > 1 ? [others] : []), ...read],
  };
}

/**
 * Returns what a candidate costs: as entered, or else by the cheapest of its plans that covers the numbers. Where
 * there are no plans, they are read from the text of its price.
 */
export function costOf(priced: Priced | null, entered: EnteredCost | null, terms: CostTerms): Known {
  if (!entered) return costByPlan(priced ?? { pricing: null }, terms);
  const { source, enteredBy, enteredAt, currency } = entered;
  const exact = decimalOf(minorUnits(entered.amount, currency) ?? 0n, currency);
  const { amount, missing, ...converted } = convert(exact, currency, terms);
  return {
    ...UNKNOWN,
    ...converted,
    amount,
    basis: "entered",
    words: amount === null ? UNKNOWN.words : moneyInWords(amount, terms.currency),
    unknown: missing ? [missing] : [],
    source,
    enteredBy,
    enteredAt: new Date(enteredAt),
  };
}
