import { array, object } from "yup";
import { oneLine, severalLines } from "../../../shared/text/text.rules.ts";

/** The maximum number of tags of a watched vendor. */
export const MAX_TAGS = 20;

/** Validation rules of what somebody keeps about a watched vendor. */
export const watchRules = object({
  note: severalLines().nullable().max(5000, "Note must be at most 5,000 characters"),
  tags: array(oneLine().required().max(40, "Each tag must be at most 40 characters"))
    .transform((value, typed) =>
      typeof typed === "string"
        ? typed
            .split(",")
            .map((part) => part.trim())
            .filter(Boolean)
        : value,
    )
    .max(MAX_TAGS, `Enter at most ${MAX_TAGS} tags`),
});
