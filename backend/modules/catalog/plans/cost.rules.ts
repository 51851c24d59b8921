import { decimalOf, minorUnits, moneyInWords } from "../../../shared/money/money.rules.ts";
import { counted } from "../../../shared/text/counted.rules.ts";
import {
  COUNTED_UNITS,
  type CountedUnit,
  MAX_NUMBER,
  type PlanPeriod,
  type PlanTerms,
} from "./plan.rules.ts";

/** For how many and for how long a cost is asked. */
export interface Asked {
  /** The numbers that are known. */
  readonly counts: Readonly<Partial<Record<CountedUnit, number>>>;
  readonly months: number;
}

/** A part of a cost. */
export interface CostTerm {
  /** Its formula, such as `40 athletes × $9 × 24 months`. */
  readonly words: string;
  /** A decimal text in the plan's currency. */
  readonly amount: string;
}

/** What a plan costs. */
export interface Cost<Plan extends PlanTerms = PlanTerms> {
  readonly plan: Plan;
  /** A decimal text in the plan's currency; null if it can't be calculated. */
  readonly total: string | null;
  /** Whether the total is a lower bound. */
  readonly atLeast: boolean;
  readonly terms: readonly CostTerm[];
  /** What isn't known, or was assumed, in sentences. */
  readonly unknown: readonly string[];
}

/** The longest duration that a cost is calculated for. */
export const MAX_MONTHS = 120;

/** Returns what each plan costs, in the order of the plans. */
export function costsOf<Plan extends PlanTerms>(plans: readonly Plan[], asked: Asked): Cost<Plan>[] {
  return plans.map((plan) => costOf(plan, asked));
}

function costOf<Plan extends PlanTerms>(plan: Plan, { counts, months }: Asked): Cost<Plan> {
  const { amount, currency, per, period, setupFee, hardware, hardwarePer } = plan;
  const terms: { words: string; minor: bigint }[] = [];
  const unknown: string[] = [];
  const add = (price: string, words: string, times = 1n) =>
    terms.push({ words, minor: (minorUnits(price, currency) ?? 0n) * times });
  const number = per === "flat" ? 1 : counts[per];
  const billed = number === undefined ? undefined : Math.max(number, plan.minimum ?? 1);
  let isWhole = true;
  if (amount === null) {
    isWhole = false;
    unknown.push("The price is given on request.");
  } else if (billed === undefined) {
    isWhole = false;
    unknown.push(`It is priced per ${per}. Say how many ${per}s.`);
  } else {
    const payments = paymentsIn(period, months);
    const price = moneyInWords(amount, currency);
    const who = per === "flat" ? [] : [counted(billed, per)];
    const often = period === "once" ? [] : [counted(payments, period)];
    const least = billed > (number ?? 0) ? ` (the least is ${billed.toLocaleString("en-US")})` : "";
    add(amount, [...who, price, ...often].join(" × ") + least, BigInt(billed) * BigInt(payments));
    if (period === "season") unknown.push("A season is taken as a year.");
    if (period === "year" && months % 12 > 0)
      unknown.push(
        `It is sold by the year, so ${counted(months, "month")} are ${counted(payments, "full year")}.`,
      );
  }
  if (plan.from) unknown.push("The price starts there: it may be higher.");
  if (setupFee !== null) add(setupFee, `setup ${moneyInWords(setupFee, currency)}`);
  if (hardware !== null) {
    const price = moneyInWords(hardware, currency);
    const unit = per === "flat" ? "device" : per;
    const units = hardwarePer === "unit" ? counts[unit] : 1;
    if (units === undefined) {
      isWhole = false;
      const missing = `Hardware is ${price} per ${unit}. Say how many ${unit}s.`;
      if (!unknown.some((one) => one.includes(`how many ${unit}s`))) unknown.push(missing);
    } else {
      const words =
        hardwarePer === "unit" ? `hardware ${counted(units, unit)} × ${price}` : `hardware ${price}`;
      add(hardware, words, BigInt(units));
    }
  }
  if (isBeyond(plan, counts)) {
    isWhole = false;
    unknown.push(`It is for up to ${counted(plan.maximum ?? 0, plan.maximumOf ?? "unit")}.`);
  } else if (plan.maximum !== null && plan.maximumOf && counts[plan.maximumOf] === undefined) {
    unknown.push(`It is for up to ${counted(plan.maximum, plan.maximumOf)}.`);
  }
  const sum = terms.reduce((all, { minor }) => all + minor, 0n);
  return {
    plan,
    total: isWhole ? decimalOf(sum, currency) : null,
    atLeast: plan.from,
    terms: terms.map(({ words, minor }) => ({ words, amount: decimalOf(minor, currency) })),
    unknown,
  };
}

/** Returns the number of payments in a duration; a period that has begun is paid in full. */
function paymentsIn(period: PlanPeriod, months: number): number {
  if (period === "once") return 1;
  return period === "month" ? months : Math.ceil(months / 12);
}

function isBeyond({ maximum, maximumOf }: PlanTerms, counts: Asked["counts"]): boolean {
  return maximum !== null && maximumOf !== null && (counts[maximumOf] ?? 0) > maximum;
}

/** Returns the units whose numbers decide what these plans cost, in their usual order. */
export function unitsOf(plans: readonly PlanTerms[]): CountedUnit[] {
  const units = new Set<string>(
    plans.flatMap(({ per, maximumOf, hardwarePer }) => [
      per,
      ...(maximumOf ? [maximumOf] : []),
      ...(hardwarePer === "unit" && per === "flat" ? ["device"] : []),
    ]),
  );
  return COUNTED_UNITS.filter((unit) => units.has(unit));
}

/** Returns a whole number in a range, written in an address; undefined for anything else. */
function numberIn(written: string | null | undefined, most: number): number | undefined {
  const value = /^[1-9]\d{0,6}$/.test(written ?? "") ? Number(written) : undefined;
  return value !== undefined && value <= most ? value : undefined;
}

/** The name of a unit's number in an address, such as `athletes`. */
export const parameterOf = (unit: CountedUnit): string => `${unit}s`;

/** Reads the numbers and the duration from an address; invalid ones are left out. The default is a year. */
export function askedIn(search: Pick<URLSearchParams, "get">): Asked {
  const counts = Object.fromEntries(
    COUNTED_UNITS.flatMap((unit) => {
      const value = numberIn(search.get(parameterOf(unit)), MAX_NUMBER);
      return value === undefined ? [] : [[unit, value]];
    }),
  );
  return { counts, months: numberIn(search.get("months"), MAX_MONTHS) ?? 12 };
}

/** Returns the numbers and the duration as parameters of an address. */
export function askedParameters({ counts, months }: Asked): [string, string][] {
  const numbers = COUNTED_UNITS.flatMap((unit): [string, string][] =>
    counts[unit] === undefined ? [] : [[parameterOf(unit), String(counts[unit])]],
  );
  return numbers.length > 0 || months !== 12 ? [...numbers, ["months", String(months)]] : [];
}

/** Formats a duration, such as `2 years` or `18 months`. */
export function durationInWords(months: number): string {
  return months % 12 === 0 ? counted(months / 12, "year") : counted(months, "month");
}
