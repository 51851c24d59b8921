import { array, object, string } from "yup";
import { oneLine, severalLines } from "../../../shared/text.rules.ts";

/** How many checks a verification lists. */
export const MAX_CHECKS = 12;

/** How long a verification holds unless the reviewer says otherwise, in months. */
export const USUAL_MONTHS = 12;

/** The longest time that a verification may hold, in months. */
const MAX_MONTHS = 36;

/** The day that many months after today, in UTC, such as `2027-11-22`. */
export function monthsAhead(months: number): string {
  const now = new Date();
  const month = now.getUTCMonth() + months;
  // The last day of a shorter month, never a day of the next one.
  const last = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(now.getUTCDate(), last);
  return new Date(Date.UTC(now.getUTCFullYear(), month, day)).toISOString().slice(0, 10);
}

/** Validation rules of one check. */
export const checkRules = object({
  claim: oneLine()
    .required("Enter what was checked")
    .max(120, "What was checked must be at most 120 characters"),
  evidence: severalLines()
    .required("Enter what you found")
    .max(1000, "What you found must be at most 1000 characters"),
});

/** Validation rules of the day until which a verification holds. */
export const expiryRule = string()
  .nullable()
  .test(
    "ahead",
    `Choose a date after today, up to ${MAX_MONTHS} months away`,
    (day) => !day || (day > monthsAhead(0) && day <= monthsAhead(MAX_MONTHS)),
  );

/** Validation rules of a verification. */
export const verificationRules = object({
  checks: array(checkRules).max(MAX_CHECKS, `List at most ${MAX_CHECKS} checks`),
  expiresOn: expiryRule,
});

/** Validation rules of a withdrawal. */
export const withdrawalRules = object({
  reason: severalLines().required("Enter a reason").max(500, "The reason must be at most 500 characters"),
});
