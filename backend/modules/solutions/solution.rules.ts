import { array, number, object, string } from "yup";

/** An address that a browser may open: http or https, without tricks. */
const webAddress = string()
  .max(2000, "The address is too long.")
  .matches(/^https?:\/\/[^\s\p{C}]+\.[^\s\p{C}]+$/u, {
    message: "Give an http or https address.",
    excludeEmptyString: true,
  });

const shortTexts = (what: string) =>
  array(string().required().max(80, `A ${what} has at most 80 characters.`))
    .max(50, `Give at most 50 ${what}s.`)
    .default([]);

/** What a solution must be (specification section 5, Add Solution). */
export const solutionRules = object({
  title: string().trim().required("Title is required").max(200, "Title has at most 200 characters."),
  description: string()
    .trim()
    .required("Description is required")
    .max(20_000, "Description has at most 20,000 characters."),
  category: string().trim().required("Category is required").max(80, "Category has at most 80 characters."),
  vendor: string().trim().required("Vendor is required").max(120, "Vendor has at most 120 characters."),
  pricing: string().trim().max(200, "Pricing has at most 200 characters.").default(""),
  features: shortTexts("feature"),
  tags: shortTexts("tag"),
  rating: number()
    .typeError("Rating is a number from 0 to 5.")
    .min(0, "Rating is a number from 0 to 5.")
    .max(5, "Rating is a number from 0 to 5.")
    .test(
      "step",
      "Rating goes in steps of 0.1.",
      (rating) => rating === undefined || Number.isInteger(Math.round(rating * 1e6) / 1e5),
    ),
  website: webAddress,
});
