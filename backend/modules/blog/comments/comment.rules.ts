import { object, string } from "yup";

/** Validation rules of a comment. */
export const commentRules = object({
  content: string()
    .trim()
    .required("Comment is required")
    .max(5000, "Comment must be at most 5000 characters"),
});
