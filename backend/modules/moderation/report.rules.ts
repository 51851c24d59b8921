import { object, string } from "yup";

/** What a report must hold. */
export const reportRules = object({
  reason: string().trim().required("Reason is required").max(1000, "Reason must be at most 1000 characters"),
});

/** What a decision may hold. */
export const decisionRules = object({
  reason: string().trim().nullable().max(1000, "Reason must be at most 1000 characters"),
});
