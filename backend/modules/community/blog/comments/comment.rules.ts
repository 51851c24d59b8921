import { object } from "yup";
import { severalLines } from "../../../../shared/text/text.rules.ts";

/** Validation rules of a comment. */
export const commentRules = object({
  content: severalLines()
    .required("Comment is required")
    .max(5000, "Comment must be at most 5000 characters"),
});
