import { object, string } from "yup";

/** Validation rules of a report. */
export const reportRules = object({
  reason: string().trim().required("Reason is required").max(1000, "Reason must be at most 1000 characters"),
});

/** Validation rules of a decision. */
export const decisionRules = object({
  reason: string().trim().nullable().max(1000, "Reason must be at most 1000 characters"),
});
