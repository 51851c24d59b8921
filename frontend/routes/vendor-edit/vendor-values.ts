import type { VendorEditQuery } from "./vendor-edit.generated.ts";

/** A vendor whose page is edited. */
export type EditedVendor = NonNullable<VendorEditQuery["vendor"]>;

/** Labels of the fields. */
export const LABELS = {
  name: "Name",
  description: "Description",
  website: "Website",
  contactEmail: "Contact email",
  country: "Country",
  city: "City",
  foundedYear: "Year founded",
  categoryIds: "Specializations",
} as const;

/** What the form shows of a vendor. */
export const valuesOf = (vendor: EditedVendor) => ({
  version: String(vendor.version),
  name: vendor.name,
  description: vendor.description,
  website: vendor.website ?? "",
  contactEmail: vendor.contactEmail ?? "",
  country: vendor.country ?? "",
  city: vendor.city ?? "",
  foundedYear: vendor.foundedYear === null ? "" : String(vendor.foundedYear),
  categoryIds: vendor.categories.map(({ id }) => id).join(","),
});

/** The values of the form. */
export type VendorValues = ReturnType<typeof valuesOf>;
