import type { VendorInput } from "../../graphql/schema.generated.ts";
import { chosenOf } from "../forms/choices-field.tsx";

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

type Edited = {
  version: number;
  name: string;
  description: string | null;
  website: string | null;
  contactEmail: string | null;
  country: string | null;
  city: string | null;
  foundedYear: number | null;
  categories: readonly { id: string }[];
};

/** What the form shows of a vendor; without one, an empty form. */
export const valuesOf = (vendor?: Edited) => ({
  version: String(vendor?.version ?? ""),
  name: vendor?.name ?? "",
  description: vendor?.description ?? "",
  website: vendor?.website ?? "",
  contactEmail: vendor?.contactEmail ?? "",
  country: vendor?.country ?? "",
  city: vendor?.city ?? "",
  foundedYear: String(vendor?.foundedYear ?? ""),
  categoryIds: vendor?.categories.map(({ id }) => id).join(",") ?? "",
});

/** The values of the form. */
export type VendorValues = ReturnType<typeof valuesOf>;

/** What is sent. */
export const inputOf = ({ version: _, foundedYear, categoryIds, ...texts }: VendorValues): VendorInput => ({
  ...texts,
  foundedYear: foundedYear ? Number(foundedYear) : null,
  categoryIds: chosenOf(categoryIds),
});
