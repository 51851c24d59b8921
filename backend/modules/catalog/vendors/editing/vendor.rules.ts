import { array, object, string } from "yup";
import { formRules } from "../../../../shared/fields/form.rules.ts";
import { vendorFields } from "../vendor.fields.ts";

/** The maximum number of specializations of a vendor. */
export const MAX_CATEGORIES = 8;

/** Validation rules of a vendor's page. */
export const vendorRules = object({
  ...formRules(vendorFields),
  categoryIds: array(string().required())
    .transform((value, typed) => (typeof typed === "string" ? typed.split(",").filter(Boolean) : value))
    .max(MAX_CATEGORIES, `Choose at most ${MAX_CATEGORIES} specializations`),
});
