import { array, number, object, string } from "yup";
import { bareMail, ofText, oneLine, optionalText, severalLines } from "../../../shared/text.rules.ts";
import { optionalWebAddress } from "../../../shared/web-address.rules.ts";
import { email } from "../../accounts/account.rules.ts";

/** How many specializations a vendor may have. */
export const MAX_CATEGORIES = 8;

const YEAR = "Enter a year, such as 2015";

/** Validation rules of a vendor's page. */
export const vendorRules = object({
  name: oneLine().required("Name is required").max(120, "Name must be at most 120 characters"),
  description: severalLines()
    .required("Description is required")
    .max(5000, "Description must be at most 5000 characters"),
  website: optionalWebAddress("Website"),
  contactEmail: oneLine()
    .transform(ofText(bareMail))
    .nullable()
    .test("email", "Invalid email address", (value) => !value || email.isValidSync(value)),
  country: optionalText("Country", 80),
  city: optionalText("City", 80),
  foundedYear: number()
    .transform((value, typed) => (typed === "" ? null : value))
    .nullable()
    .typeError(YEAR)
    .integer(YEAR)
    .min(1800, YEAR)
    .max(2200, YEAR),
  categoryIds: array(string().required())
    .transform((value, typed) => (typeof typed === "string" ? typed.split(",").filter(Boolean) : value))
    .max(MAX_CATEGORIES, `Choose at most ${MAX_CATEGORIES} specializations`),
});
