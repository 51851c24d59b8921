import { object, string } from "yup";

/** What a comment must hold. */
export const commentRules = object({
  content: string()
    .trim()
    .required("Comment is required")
    .max(5000, "Comment must be at most 5000 characters"),
});
