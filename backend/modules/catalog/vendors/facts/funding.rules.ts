import { array, number, object, string } from "yup";
import { CURRENCIES } from "../../../../shared/money/money.rules.ts";
import { oneLine } from "../../../../shared/text/text.rules.ts";
import { optionalWebAddress } from "../../../../shared/text/web-address.rules.ts";

/** The maximum number of funding rounds of a vendor. */
export const MAX_ROUNDS = 30;
/** The highest amount of a round, in its currency. */
const HIGHEST = 1_000_000_000_000;

const YEAR = "Enter a year, such as 2024";
const optionalNumber = (message: string) =>
  number()
    .transform((value, typed) => (typed === "" ? null : value))
    .nullable()
    .typeError(message)
    .integer(message);

/** The validation rules of a funding round. */
export const roundRules = object({
  kind: string().required("Choose a kind"),
  year: number().typeError(YEAR).required(YEAR).integer(YEAR).min(1900, YEAR).max(2200, YEAR),
  month: optionalNumber("Choose a month").min(1, "Choose a month").max(12, "Choose a month"),
  day: optionalNumber("Enter a day of the month")
    .min(1, "Enter a day of the month")
    .max(31, "Enter a day of the month")
    .test("of-month", "Enter a day of this month", (day, { parent: { year, month } }) => {
      if (day == null) return true;
      return month != null && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
    }),
  amount: optionalNumber("Enter a whole amount, such as 2500000")
    .min(1, "Enter an amount above 0")
    .max(HIGHEST, "This amount is too high"),
  currency: string()
    .required("Enter a currency, such as USD")
    .oneOf([...CURRENCIES], "Use the three letters of a currency, such as EUR"),
  investors: array(oneLine().required().max(120, "Each investor must be at most 120 characters"))
    .transform((value, typed) =>
      typeof typed === "string"
        ? typed
            .split(",")
            .map((part) => part.trim())
            .filter(Boolean)
        : value,
    )
    .max(50, "Enter at most 50 investors"),
  source: optionalWebAddress("Source"),
});

/** The validation rules of all funding rounds of a vendor. */
export const fundingRules = object({
  rounds: array(roundRules.required()).required().max(MAX_ROUNDS, `Enter at most ${MAX_ROUNDS} rounds`),
});
