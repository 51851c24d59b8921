import { boolean, object } from "yup";
import { severalLines } from "../../../shared/text/text.rules.ts";

/** Validation rules of a report. */
export const reportRules = object({
  reason: severalLines().required("Reason is required").max(1000, "Reason must be at most 1000 characters"),
});

/** The validation rules of a decision; hiding a record requires a reason for its author. */
export const decisionRules = object({
  publish: boolean().required(),
  reason: severalLines()
    .nullable()
    .max(1000, "Reason must be at most 1000 characters")
    .when("publish", ([publish], rule) => (publish ? rule : rule.required("Reason is required"))),
});
