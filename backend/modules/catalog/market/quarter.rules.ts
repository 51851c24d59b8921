import { object } from "yup";
import { count, day, dollars, requiredText, text, wholeNumber } from "../../../shared/import-kind/fields.ts";
import { listOfParts } from "../../../shared/import-kind/parts.ts";

/** Validation rules of a quarter's funding, in an import file and in the catalog's form. */
export const quarterRules = object({
  year: wholeNumber(1900, 2200).required("is missing"),
  quarter: wholeNumber(1, 4)
    .transform((value: unknown, given: unknown) =>
      typeof given === "string" && /^Q[1-4]$/i.test(given.trim()) ? Number(given.trim()[1]) : value,
    )
    .required("is missing"),
  amountUsd: dollars().required("is missing"),
  deals: count().required("is missing"),
  source: requiredText(300),
  note: text(2000),
  asOf: day().required("is missing"),
  breakdown: listOfParts(
    {
      name: requiredText(120),
      amountUsd: dollars().required("is missing"),
      deals: count().required("is missing"),
    },
    200,
  ),
});
