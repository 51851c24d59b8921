import { object } from "yup";
import { oneOfWords, requiredText, text } from "../../../shared/import-kind/fields.ts";

/** The kinds of records that a category may classify. */
export const CATEGORY_KINDS = ["solution", "opportunity", "paper", "trend"] as const;

/** Validation rules of a category in the catalog's form. */
export const categoryRules = object({
  kind: oneOfWords(CATEGORY_KINDS).required("is missing"),
  name: requiredText(80),
  description: text(1000),
});
