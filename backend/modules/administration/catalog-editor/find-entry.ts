import type { Context } from "../../../shared/context.ts";
import type { CatalogEntry } from "./catalog.types.ts";
import { type FormKind, formOf } from "./forms/forms.rules.ts";
import type { CatalogKind } from "./kinds/catalog-kind.ts";
import { findRecord } from "./list-records.ts";
import { readEntry } from "./writing/read-entry.ts";

/** Returns a record for its form; null if there is none, or the kind has an editor of its own. */
export async function findEntry(
  context: Context,
  kind: CatalogKind,
  id: number,
): Promise<CatalogEntry | null> {
  if (!formOf(kind)) return null;
  const entry = await readEntry(context.em, kind as FormKind, id);
  const record = entry && (await findRecord(context, kind, id));
  if (!record) return null;
  const values = Object.entries(entry.texts).map(([name, value]) => ({ name, value }));
  return { id: String(id), kind, label: record.label, version: entry.version, values };
}
