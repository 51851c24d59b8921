import { object } from "yup";
import { oneLine, severalLines } from "../../../shared/text/text.rules.ts";

/** The maximum length of a request for mentoring, in characters. */
export const MAX_REQUEST = 2000;

/** Validation rules of a request for mentoring. */
export const mentoringRules = object({
  message: severalLines()
    .required("Message is required")
    .max(MAX_REQUEST, `Message must be at most ${MAX_REQUEST} characters`),
});

/** Validation rules of a mentor's contact details. */
export const contactRules = object({
  contact: oneLine().max(300, "Contact must be at most 300 characters").default(""),
});

/** The maximum length of a reason, in characters. */
export const MAX_REASON = 500;

/** Validation rules of an optional reason. */
export const reasonRules = object({
  reason: severalLines().max(MAX_REASON, `Reason must be at most ${MAX_REASON} characters`).default(""),
});
