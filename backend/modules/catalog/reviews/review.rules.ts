import { number, object, string } from "yup";
import { oneLine, optionalText, severalLines } from "../../../shared/text/text.rules.ts";
import { DIMENSION_NAMES, type Dimension, MAX_MONTHS_USED } from "./reviewer.rules.ts";

/** How long reviews by a new account are moderated before they appear, in days. */
export const NEW_ACCOUNT_DAYS = 7;

/** The rule about which reviews are moderated first, implemented in `review.policy.ts`. */
export const HOLDING_RULE = `Your first review, and anything you write or edit in your account's first ${NEW_ACCOUNT_DAYS} days, appears after an administrator approves it. After that, your reviews appear right away.`;

const RATING = "Choose 1 to 5 stars";

const optionalNumber = (least: number, most: number, message: string) =>
  number()
    .transform((value, typed) => (typed === "" ? null : value))
    .nullable()
    .typeError(message)
    .integer(message)
    .min(least, message)
    .max(most, message);

const optionalChoice = () =>
  string()
    .transform((value) => value || null)
    .nullable();

const dimensionRules = Object.fromEntries(
  DIMENSION_NAMES.map((name) => [name, optionalNumber(1, 5, RATING)]),
) as Record<Dimension, ReturnType<typeof optionalNumber>>;

/** Validation rules of a review. */
export const reviewRules = object({
  rating: number().typeError(RATING).required(RATING).integer(RATING).min(1, RATING).max(5, RATING),
  title: oneLine().required("Title is required").max(200, "Title must be at most 200 characters"),
  text: severalLines().required("Review is required").max(5000, "Review must be at most 5000 characters"),
  pros: optionalText("What's good", 2000),
  cons: optionalText("What could be better", 2000),
  affiliation: optionalText("How you use it", 200),
  ...dimensionRules,
  reviewerRole: optionalChoice(),
  reviewerLevel: optionalChoice(),
  sportId: optionalChoice(),
  monthsUsed: optionalNumber(0, MAX_MONTHS_USED, `Enter a number of months from 0 to ${MAX_MONTHS_USED}`),
});

/** Validation rules of a vendor's reply. */
export const replyRules = object({
  text: severalLines().required("Reply is required").max(5000, "Reply must be at most 5000 characters"),
});
