import { array, object, string } from "yup";
import { isDay } from "../../../../shared/days/calendar-day.rules.ts";
import { monthsAhead } from "../../../../shared/days/day.rules.ts";
import { oneLine, severalLines } from "../../../../shared/text/text.rules.ts";

/** The maximum number of checks in a verification. */
export const MAX_CHECKS = 12;

/** How long a verification is valid unless the reviewer chooses otherwise, in months. */
export const USUAL_MONTHS = 12;

/** The maximum validity of a verification, in months. */
export const MAX_MONTHS = 36;

/** Validation rules of one check. */
export const checkRules = object({
  claim: oneLine()
    .required("Enter what was checked")
    .max(120, "What was checked must be at most 120 characters"),
  evidence: severalLines()
    .required("Enter what you found")
    .max(1000, "What you found must be at most 1000 characters"),
});

/** Validation rules of the last day of a verification, in the hub's time zone. */
export const expiryRule = (zone: string) =>
  string()
    .nullable()
    .test(
      "ahead",
      `Choose a date after today, up to ${MAX_MONTHS} months away`,
      (day) => !day || (isDay(day) && day > monthsAhead(zone, 0) && day <= monthsAhead(zone, MAX_MONTHS)),
    );

/** Validation rules of a verification. */
export const verificationRules = (zone: string) =>
  object({
    checks: array(checkRules).max(MAX_CHECKS, `List at most ${MAX_CHECKS} checks`),
    expiresOn: expiryRule(zone),
  });

/** Validation rules of a withdrawn verification. */
export const withdrawalRules = object({
  reason: severalLines().required("Enter a reason").max(500, "The reason must be at most 500 characters"),
});
