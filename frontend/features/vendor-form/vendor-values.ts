import { vendorFields } from "../../../backend/modules/catalog/vendors/vendor.fields.ts";
import { labelsOf } from "../../../backend/shared/fields/field.rules.ts";
import type { VendorInput } from "../../graphql/schema.generated.ts";
import { chosenOf } from "../forms/choices-field.tsx";
import { inputsOf, textsOf } from "../forms/field-values.ts";
import type { VendorForm_VendorFragment } from "./vendor-form.generated.ts";

/** Labels of the fields. */
export const LABELS = { ...labelsOf(vendorFields), categoryIds: "Specializations" } as const;

/** What the form shows of a vendor; without one, an empty form. */
export const valuesOf = (vendor?: VendorForm_VendorFragment) => ({
  version: String(vendor?.version ?? ""),
  ...textsOf(vendorFields, vendor),
  categoryIds: vendor?.categories.map(({ id }) => id).join(",") ?? "",
});

/** The values of the form. */
export type VendorValues = ReturnType<typeof valuesOf>;

/** What is sent. */
export const inputOf = (values: VendorValues): VendorInput => ({
  ...inputsOf(vendorFields, values),
  categoryIds: chosenOf(values.categoryIds),
});
