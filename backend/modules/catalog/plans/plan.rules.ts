import { array, boolean, number, object, string } from "yup";
import { CURRENCIES, decimalsOf, minorUnits } from "../../../shared/money/money.rules.ts";
import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { oneLine } from "../../../shared/text/text.rules.ts";

/** What a plan's price is for. */
export const PLAN_UNITS = ["athlete", "team", "venue", "event", "seat", "device", "flat"] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

/** What can be counted; a flat price has no number. */
export type CountedUnit = Exclude<PlanUnit, "flat">;
export const COUNTED_UNITS = PLAN_UNITS.filter((unit): unit is CountedUnit => unit !== "flat");

/** How often a plan's price is paid. */
export const PLAN_PERIODS = ["once", "month", "year", "season"] as const;
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

/** How often hardware is paid. */
export const HARDWARE_TERMS = ["unit", "once"] as const;
export type HardwareTerm = (typeof HARDWARE_TERMS)[number];

/** A price of a solution. Amounts are decimal texts in the currency. */
export interface PlanTerms {
  readonly name: string;
  /** Null if the price is given on request. */
  readonly amount: string | null;
  /** Whether the amount is a lower bound, as in "from $9". */
  readonly from: boolean;
  /** The ISO 4217 code. */
  readonly currency: string;
  readonly per: PlanUnit;
  readonly period: PlanPeriod;
  /** The least number that is paid for. */
  readonly minimum: number | null;
  /** The greatest number that the plan covers, of `maximumOf`. */
  readonly maximum: number | null;
  readonly maximumOf: CountedUnit | null;
  readonly setupFee: string | null;
  readonly hardware: string | null;
  readonly hardwarePer: HardwareTerm | null;
  readonly note: string | null;
}

/** The maximum number of plans of a solution. */
export const MAX_PLANS = 12;
/** The maximum of a number of athletes, teams or other units. */
export const MAX_NUMBER = 1_000_000;
export const MAX_NAME = 80;
export const MAX_NOTE = 200;

const isMissing = (value: unknown) => value === undefined || value === null || value === "";
const empty = (value: unknown, typed: unknown) => (typed === "" ? null : value);
const word = (value: unknown, typed: unknown) =>
  typeof typed === "string" ? typed.trim().toLowerCase() || null : value;

/** Removes what people write around digits: spaces, and commas or spaces between thousands. */
const asAmount = (value: unknown, typed: unknown) =>
  typeof typed === "string"
    ? typed
        .trim()
        .replace(/(?<=\d)[,\s](?=\d{3}(?:\D|$))/g, "")
        .replace(/^0+(?=\d)/, "") || null
    : (value ?? null);

/** A rule of an amount in the `currency` beside it. */
export const amountRule = (label: string) =>
  string()
    .transform(asAmount)
    .nullable()
    .default(null)
    .test("amount", function (typed) {
      if (typed == null) return true;
      const { currency = "USD" } = this.parent as { currency?: string };
      if (minorUnits(typed, currency) !== undefined) return true;
      const decimals = decimalsOf(currency);
      const example = decimals === 0 ? "4000" : decimals === 3 ? "4000 or 9.500" : "4000 or 9.50";
      return this.createError({
        message: `${label} must be an amount such as ${example}, at most 999,999,999`,
      });
    });

const count = (label: string) =>
  number()
    .transform(empty)
    .nullable()
    .default(null)
    .typeError(`${label} must be a whole number`)
    .integer(`${label} must be a whole number`)
    .min(1, `${label} must be at least 1`)
    .max(MAX_NUMBER, `${label} must be at most 1,000,000`);

const KEYS = new Set([
  ...["name", "amount", "from", "currency", "per", "period", "minimum", "maximum", "maximumOf"],
  ...["setupFee", "hardware", "hardwarePer", "note"],
]);

const plan = object({
  name: oneLine()
    .typeError("Each plan needs a name")
    .required("Each plan needs a name")
    .max(MAX_NAME, `A plan's name must be at most ${MAX_NAME} characters`),
  amount: amountRule("Price"),
  from: boolean().typeError("From must be true or false").default(false),
  currency: string()
    .transform((value: unknown) => (typeof value === "string" ? value.trim().toUpperCase() : value))
    .default("USD")
    .oneOf([...CURRENCIES], "Use the three letters of a currency, such as EUR"),
  per: string()
    .transform(word)
    .default("flat")
    .oneOf([...PLAN_UNITS], `Per must be one of ${PLAN_UNITS.join(", ")}`),
  period: string()
    .transform(word)
    .default("year")
    .oneOf([...PLAN_PERIODS], `Period must be one of ${PLAN_PERIODS.join(", ")}`),
  minimum: count("Minimum").test("unit", "A flat price has no minimum number", function (least) {
    return least == null || (this.parent as { per?: string }).per !== "flat";
  }),
  maximum: count("Maximum").test("order", "Maximum must be at least the minimum", function (most) {
    const { minimum, per, maximumOf } = this.parent as Partial<PlanTerms>;
    return most == null || minimum == null || (maximumOf ?? per) !== per || most >= minimum;
  }),
  maximumOf: string()
    .transform(word)
    .nullable()
    .default(null)
    .oneOf([...COUNTED_UNITS, null], `Use one of ${COUNTED_UNITS.join(", ")}`)
    .test("unit", "Say what the maximum counts", function (of) {
      const { maximum, per } = this.parent as Partial<PlanTerms>;
      return maximum == null || of != null || per !== "flat";
    }),
  setupFee: amountRule("Setup fee"),
  hardware: amountRule("Hardware"),
  hardwarePer: string()
    .transform(word)
    .nullable()
    .default(null)
    .oneOf([...HARDWARE_TERMS, null], `Use one of ${HARDWARE_TERMS.join(", ")}`),
  note: oneLine().nullable().default(null).max(MAX_NOTE, `A note must be at most ${MAX_NOTE} characters`),
})
  .typeError("Each plan must be an object")
  .nonNullable("Each plan must be an object")
  // Choices that have no effect without their number are dropped, and an omitted one gets its default.
  .transform((value: Record<string, unknown> | null) => {
    if (typeof value !== "object" || value === null) return value;
    const per = String(value.per ?? "flat").toLowerCase();
    return {
      ...value,
      maximumOf: isMissing(value.maximum) ? null : value.maximumOf || (per === "flat" ? null : per),
      hardwarePer: isMissing(value.hardware) ? null : value.hardwarePer || "once",
      note: value.note || null,
    };
  });

/** Rejects halves of characters, which the database doesn't keep, and a key that isn't a plan's own. */
function storable(key: string, value: unknown): unknown {
  if (key === "__proto__" || (typeof value === "string" && !value.isWellFormed()))
    throw new SyntaxError("This isn't a text.");
  return value;
}

/** Parses the JSON in which forms and files keep plans; invalid JSON is rejected by the rule. */
function listOf(value: unknown, typed: unknown): unknown {
  if (typeof typed !== "string") return value ?? typed;
  if (typed.trim() === "") return [];
  try {
    return JSON.parse(typed, storable);
  } catch {
    return typed;
  }
}

/** Validation rules of a solution's plans: a list, or the JSON text of one. */
export const planRules = array(plan)
  .transform(listOf)
  .typeError("Plans must be a JSON list of plans")
  .max(MAX_PLANS, `Enter at most ${MAX_PLANS} plans`)
  .test("known", function (_plans, { originalValue }) {
    const given = listOf(originalValue, originalValue);
    const other = Array.isArray(given)
      ? given.flatMap((one: unknown) => Object.keys(one ?? {})).find((key) => !KEYS.has(key))
      : undefined;
    return other === undefined || this.createError({ message: `Plans have no “${other}”` });
  })
  .test("names", "Give each plan a name of its own", (plans) => {
    // Folded, since the database's lower case differs from JavaScript's, as of the Greek sigma. The list's own
    // tests come before those of its plans, whose names may be anything.
    const names = (plans ?? []).map((one) => foldText(String(one?.name ?? "")));
    return new Set(names).size === names.length;
  });
