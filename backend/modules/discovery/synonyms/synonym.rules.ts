import { boolean, object } from "yup";
import { oneLine } from "../../../shared/text/text.rules.ts";

/** The maximum length of a term, in characters. */
export const MAX_TERM = 80;

const term = (label: string) =>
  oneLine()
    .required(`${label} is required`)
    .max(MAX_TERM, `${label} must be at most ${MAX_TERM} characters`)
    .matches(/[\p{L}\p{N}]/u, { message: `${label} needs a letter or a digit`, excludeEmptyString: true });

/** Validation rules of a synonym, shared by the form and the server. */
export const synonymRules = object({
  term: term("Term"),
  means: term("Meaning").test(
    "other",
    "Enter a different word or phrase",
    (value, { parent }) =>
      !value ||
      value.toLowerCase() !==
        String(parent.term ?? "")
          .trim()
          .toLowerCase(),
  ),
  twoWay: boolean()
    .transform((value) => value ?? true)
    .default(true)
    .required(),
});
