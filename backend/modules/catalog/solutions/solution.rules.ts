import { array, number, object } from "yup";
import { foldedText, MAX_ITEMS, ofText } from "../../../shared/text/text.rules.ts";
import { isWebAddress, wholeAddress } from "../../../shared/text/web-address.rules.ts";

/** The maximum number of solutions that a vendor's members may list. */
export const MAX_SOLUTIONS = 500;

const text = (name: string, max: number) =>
  foldedText(max)
    .typeError(`${name} must be text.`)
    .max(max, `${name} must be at most ${max.toLocaleString("en")} characters.`);

const shortTexts = (what: string) =>
  array(
    foldedText(80)
      .typeError(`Each ${what} must be text.`)
      .required()
      .max(80, `Each ${what} must be at most 80 characters.`),
  )
    .typeError(`Use a list of ${what}s.`)
    .max(MAX_ITEMS, `Use at most ${MAX_ITEMS} ${what}s.`)
    .default([]);

const RATING_RANGE = "Rating must be a number from 0 to 5.";

/** Validation rules of the Add Solution form. */
export const solutionRules = object({
  title: text("Title", 200).required("Title is required"),
  description: text("Description", 20_000).required("Description is required"),
  category: text("Category", 80).required("Category is required"),
  vendor: text("Vendor", 120).required("Vendor is required"),
  pricing: text("Pricing", 200).default(""),
  features: shortTexts("feature"),
  tags: shortTexts("tag"),
  integrations: shortTexts("integration"),
  rating: number()
    .typeError(RATING_RANGE)
    .min(0, RATING_RANGE)
    .max(5, RATING_RANGE)
    .test("step", "Rating must be in steps of 0.1.", (rating) => rating === undefined || isInTenths(rating)),
  website: text("Website", 2000)
    .transform(ofText(wholeAddress))
    .test("address", "Use an http or https address.", (website) => !website || isWebAddress(website)),
});

/** Tolerates floating-point error: 0.1 + 0.2 is slightly more than 0.3. */
function isInTenths(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
}
