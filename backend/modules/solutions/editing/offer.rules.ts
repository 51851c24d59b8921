import { array, object, string } from "yup";
import { oneLine, optionalText, severalLines } from "../../../shared/text.rules.ts";
import { optionalWebAddress } from "../../../shared/web-address.rules.ts";
import { MAX_ITEMS } from "../solution.rules.ts";

/** The form keeps several values as one text: lines, or what commas separate. */
const several = (separator: string | RegExp) =>
  array(string().required()).transform((value, typed) =>
    typeof typed === "string"
      ? typed
          .split(separator)
          .map((part) => part.trim())
          .filter(Boolean)
      : value,
  );

const texts = (what: string, separator: string | RegExp) =>
  several(separator)
    .of(oneLine().required().max(80, `Each ${what} must be at most 80 characters`))
    .max(MAX_ITEMS, `Enter at most ${MAX_ITEMS} ${what}s`);

/** Validation rules of a solution that a vendor's members write. */
export const offerRules = object({
  title: oneLine().required("Title is required").max(200, "Title must be at most 200 characters"),
  description: severalLines()
    .required("Description is required")
    .max(20_000, "Description must be at most 20,000 characters"),
  categoryId: string().required("Choose a category"),
  pricing: optionalText("Pricing", 200),
  priceBand: string().required("Choose a price band"),
  levels: several(","),
  sportIds: several(",").max(50, "Choose at most 50 sports"),
  features: texts("feature", /\n/),
  tags: texts("tag", ","),
  integrations: texts("integration", ",").nullable(),
  website: optionalWebAddress("Website"),
});
