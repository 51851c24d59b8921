import { object } from "yup";
import { oneLine, severalLines } from "../../../../shared/text/text.rules.ts";

/** The maximum number of shortlists per person. */
export const MAX_SHORTLISTS = 50;

/** The maximum number of entries per shortlist. */
export const MAX_ENTRIES = 200;

/** Validation rules of a shortlist. */
export const shortlistRules = object({
  name: oneLine().required("Name is required").max(80, "Name must be at most 80 characters"),
});

/** Validation rules of an entry's note. */
export const noteRules = object({
  note: severalLines().max(1000, "Note must be at most 1000 characters").default(""),
});
