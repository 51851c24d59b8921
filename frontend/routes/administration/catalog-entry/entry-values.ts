import type {
  CatalogField,
  CatalogForm,
} from "../../../../backend/modules/administration/catalog-editor/forms/form.rules.ts";
import type { CatalogEntryQuery } from "./catalog-entry.generated.ts";

/** A record that is edited. */
export type Entry = NonNullable<CatalogEntryQuery["catalogEntry"]>;

/** What the form holds: its fields as texts, and the version. */
export type EntryValues = Record<string, string> & { version: string };

/** What a new record begins with. */
function initial({ as, choices = {} }: CatalogField): string {
  if (as === "flag") return "false";
  return as === "choice" ? (Object.keys(choices)[0] ?? "") : "";
}

/** What the form shows of a record; without one, an empty form. */
export function valuesOf({ fields }: CatalogForm, entry?: Entry): EntryValues {
  const stored = new Map(entry?.values.map(({ name, value }) => [name, value]));
  const texts = fields.map((field) => [field.name, entry ? (stored.get(field.name) ?? "") : initial(field)]);
  return { ...Object.fromEntries(texts), version: String(entry?.version ?? "") };
}

/** Converts the form's values to the mutation's input. */
export const sentOf = ({ version: _, ...texts }: EntryValues) =>
  Object.entries(texts).map(([name, value]) => ({ name, value }));
