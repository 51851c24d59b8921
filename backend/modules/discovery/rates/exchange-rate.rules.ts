import { object, string } from "yup";
import { isDay } from "../../../shared/days/calendar-day.rules.ts";
import { oneLine } from "../../../shared/text/text.rules.ts";

/** The exclusive maximum of a rate, in US dollars per unit. */
export const MAX_RATE = 1_000_000;

/** Validation rules of an exchange rate as typed, shared by the form and the server. */
export const exchangeRateRules = object({
  currency: oneLine()
    .required("Currency is required")
    .matches(/^[A-Z]{3}$/, "Enter three capital letters, such as EUR")
    .test("other", "US dollars need no rate", (code) => code !== "USD"),
  usd: oneLine()
    .required("Rate is required")
    .test("amount", `Enter an amount above 0 and below ${MAX_RATE.toLocaleString("en-US")}`, (typed) => {
      const amount = Number(typed);
      return amount > 0 && amount < MAX_RATE;
    }),
  ratedOn: string()
    .required("Day is required")
    .test("day", "Enter a day, such as 2026-06-30", (day) => isDay(day ?? "")),
});
