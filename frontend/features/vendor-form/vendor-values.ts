import { vendorFields } from "../../../backend/modules/catalog/vendors/vendor.fields.ts";
import { labelsOf } from "../../../backend/shared/fields/field.rules.ts";
import type { VendorInput } from "../../graphql/schema.generated.ts";
import { chosenOf } from "../forms/choices-field.tsx";
import { inputsOf, textsOf } from "../forms/field-values.ts";
import type { VendorForm_VendorFragment } from "./vendor-form.generated.ts";

/** Labels of the fields. */
export const LABELS = { ...labelsOf(vendorFields), categoryIds: "Specializations" } as const;

/** Returns the form's values for a vendor; empty ones without a vendor. */
export const valuesOf = (vendor?: VendorForm_VendorFragment) => ({
  version: String(vendor?.version ?? ""),
  ...textsOf(vendorFields, vendor),
  certifications: vendor?.certifications.join(",") ?? "",
  categoryIds: vendor?.categories.map(({ id }) => id).join(",") ?? "",
});

/** The values of the form. */
export type VendorValues = ReturnType<typeof valuesOf>;

/** Converts the form's values into the mutation's input. */
export const inputOf = (values: VendorValues): VendorInput => ({
  ...inputsOf(vendorFields, values),
  stage: (values.stage || null) as VendorInput["stage"],
  headcountBand: (values.headcountBand || null) as VendorInput["headcountBand"],
  revenueBand: (values.revenueBand || null) as VendorInput["revenueBand"],
  certifications: chosenOf(values.certifications) as VendorInput["certifications"],
  categoryIds: chosenOf(values.categoryIds),
});
