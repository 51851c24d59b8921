import { object } from "yup";
import { oneLine, severalLines } from "../../../shared/text/text.rules.ts";

/** The most that a request for mentoring holds, in characters. */
export const MAX_REQUEST = 2000;

/** Validation rules of a request for mentoring. */
export const mentoringRules = object({
  message: severalLines()
    .required("Message is required")
    .max(MAX_REQUEST, `Message must be at most ${MAX_REQUEST} characters`),
});

/** Validation rules of how a mentor can be reached. */
export const contactRules = object({
  contact: oneLine().max(300, "Contact must be at most 300 characters").default(""),
});

/** The most that a reason holds, in characters. */
export const MAX_REASON = 500;

/** Validation rules of a reason that may be left out. */
export const reasonRules = object({
  reason: severalLines().max(MAX_REASON, `Reason must be at most ${MAX_REASON} characters`).default(""),
});
