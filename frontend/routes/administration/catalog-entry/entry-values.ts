import type {
  CatalogField,
  CatalogForm,
} from "../../../../backend/modules/administration/catalog-editor/forms/form.rules.ts";
import type { CatalogEntryQuery } from "./catalog-entry.generated.ts";

/** An existing record being edited. */
export type Entry = NonNullable<CatalogEntryQuery["catalogEntry"]>;

/** The form's values: its fields as text, and the version. */
export type EntryValues = Record<string, string> & { version: string };

/** Returns a field's initial value in a new record. */
function initial({ as, choices = {} }: CatalogField): string {
  if (as === "flag") return "false";
  return as === "choice" ? (Object.keys(choices)[0] ?? "") : "";
}

/** Returns the form's values for a record, or those of an empty form. */
export function valuesOf({ fields }: CatalogForm, entry?: Entry): EntryValues {
  const stored = new Map(entry?.values.map(({ name, value }) => [name, value]));
  const texts = fields.map((field) => [field.name, entry ? (stored.get(field.name) ?? "") : initial(field)]);
  return { ...Object.fromEntries(texts), version: String(entry?.version ?? "") };
}

/** Converts the form's values to the mutation's input. */
export const sentOf = ({ version: _, ...texts }: EntryValues) =>
  Object.entries(texts).map(([name, value]) => ({ name, value }));
