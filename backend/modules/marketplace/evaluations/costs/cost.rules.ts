import { number, object, string } from "yup";
import { CURRENCIES } from "../../../../shared/money/money.rules.ts";
import { oneLine } from "../../../../shared/text/text.rules.ts";
import { MAX_MONTHS } from "../../../catalog/plans/cost.rules.ts";
import { amountRule, MAX_NUMBER } from "../../../catalog/plans/plan.rules.ts";

const empty = (value: unknown, typed: unknown) => (typed === "" ? null : value);

const count = (label: string) =>
  number()
    .transform(empty)
    .nullable()
    .default(null)
    .typeError(`${label} must be a whole number`)
    .integer(`${label} must be a whole number`)
    .min(1, `${label} must be at least 1`)
    .max(MAX_NUMBER, `${label} must be at most ${MAX_NUMBER.toLocaleString("en-US")}`);

const currency = string()
  .required("Currency is required")
  .oneOf([...CURRENCIES], "Use the three letters of a currency, such as EUR");

/** Validation rules of the numbers that costs are for. */
export const numbersRules = object({
  athletes: count("Athletes"),
  teams: count("Teams"),
  venues: count("Venues"),
  events: count("Events"),
  seats: count("Seats"),
  devices: count("Devices"),
  months: number()
    .typeError("Months must be a whole number")
    .required("Months are required")
    .integer("Months must be a whole number")
    .min(1, "Months must be at least 1")
    .max(MAX_MONTHS, `Months must be at most ${MAX_MONTHS}`),
  currency,
});

/** Validation rules of an entered cost. */
export const candidateCostRules = object({
  amount: amountRule("Cost").required("Cost is required"),
  currency,
  source: oneLine()
    .required("Say where the amount is from")
    .max(300, "The source must be at most 300 characters"),
});
