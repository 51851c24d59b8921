import { array, number, object } from "yup";
import { MAX_ITEMS, oneLine, optionalText, severalLines } from "../../../../shared/text/text.rules.ts";

const RATING = "Rating must be from 0 to 5, in steps of 0.1";

/** The form keeps several values in one comma-separated string. */
const several = () =>
  array(oneLine().required())
    .transform((value, typed) => (typeof typed === "string" ? partsOf(typed) : value))
    .nullable()
    .max(MAX_ITEMS, `Enter at most ${MAX_ITEMS}`);

/** Splits a comma-separated string into trimmed values. */
export const partsOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Validation rules of a solution that an administrator adds. */
export const addSolutionRules = object({
  title: oneLine().required("Title is required").max(200, "Title must be at most 200 characters"),
  description: severalLines()
    .required("Description is required")
    .max(20_000, "Description must be at most 20,000 characters"),
  category: oneLine().required("Category is required"),
  vendor: oneLine().required("Vendor is required").max(120, "Vendor must be at most 120 characters"),
  pricing: optionalText("Pricing", 200),
  features: several(),
  tags: several(),
  integrations: several(),
  rating: number()
    .transform((value, typed) => (typed === "" ? null : value))
    .nullable()
    .typeError(RATING)
    .min(0, RATING)
    .max(5, RATING)
    .test("step", RATING, (value) => !value || Math.abs(value * 10 - Math.round(value * 10)) < 1e-6),
});
