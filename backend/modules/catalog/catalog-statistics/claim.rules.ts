import { object } from "yup";
import { day, decimal, flag, requiredText, text } from "../../../shared/import-kind/fields.ts";

/** Validation rules of a claim, in an import file and in the catalog's form. */
export const claimRules = object({
  key: requiredText(80).matches(/^[a-zA-Z][a-zA-Z0-9]*$/, "must be a name such as matchAccuracy"),
  label: requiredText(120),
  text: requiredText(200),
  value: decimal(-1e15, 1e15),
  isTarget: flag(),
  source: requiredText(300),
  note: text(2000),
  asOf: day().required("is missing"),
});
