import { array, object, string } from "yup";
import { formRules } from "../../../../shared/fields/form.rules.ts";
import { vendorFields } from "../vendor.fields.ts";

/** The maximum number of specializations of a vendor. */
export const MAX_CATEGORIES = 8;

/** The maximum number of certifications of a vendor. */
const MAX_CERTIFICATIONS = 50;

/** The form keeps several choices in one string. */
const several = () =>
  array(string().required())
    .transform((value, typed) => (typeof typed === "string" ? typed.split(",").filter(Boolean) : value))
    .nullable();

/** A choice, which the schema checks; none is an empty string in the form. */
const choice = () => string().nullable().max(40);

/** Validation rules of a vendor's page. */
export const vendorRules = object({
  ...formRules(vendorFields),
  stage: choice(),
  headcountBand: choice(),
  revenueBand: choice(),
  certifications: several().max(MAX_CERTIFICATIONS, `Choose at most ${MAX_CERTIFICATIONS} certifications`),
  categoryIds: array(string().required())
    .transform((value, typed) => (typeof typed === "string" ? typed.split(",").filter(Boolean) : value))
    .max(MAX_CATEGORIES, `Choose at most ${MAX_CATEGORIES} specializations`),
});
