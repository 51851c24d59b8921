import type { EntityManager } from "@mikro-orm/postgresql";
import { columnOf } from "../../../../shared/fields/field.rules.ts";

import { textOf } from "../forms/form.rules.ts";
import { CATALOG_FORMS, type FormKind } from "../forms/forms.rules.ts";
import { WRITINGS } from "../kinds/writings.ts";

/** A stored record in the representation of its form. */
export interface StoredEntry {
  readonly version: number;
  readonly texts: Readonly<Record<string, string>>;
}

function sqlOf(kind: FormKind, field: string): string {
  const { stored, reads = {} } = WRITINGS[kind];
  const own = reads[field];
  if (own) return own;
  const part = field === "breakdown" || field === "observations" ? stored.parts?.[0] : undefined;
  if (!part) return `t.${columnOf(field)}`;
  const columns = Object.keys(part.columns);
  const cells = columns.map((column) => `'${column}', p.${columnOf(column)}`).join(", ");
  return `(select coalesce(json_agg(json_build_object(${cells}) order by p.${columnOf(columns[0] ?? "id")}), '[]')
    from ${part.table} p where p.${part.ownerColumn} = t.id)`;
}

/**
 * Reads a record for its form; undefined if there is none.
 * @param lock whether to lock it until the transaction ends.
 */
export async function readEntry(
  em: EntityManager,
  kind: FormKind,
  id: number,
  lock = false,
): Promise<StoredEntry | undefined> {
  const { fields } = CATALOG_FORMS[kind];
  const { table } = WRITINGS[kind].stored;
  const parts = fields.map(({ name }) => `'${name}', ${sqlOf(kind, name)}`).join(", ");
  const [row] = await em.execute<{ version: number; given: Record<string, unknown> }[]>(
    `select t.version, json_build_object(${parts}) as given from ${table} t where t.id = ?${lock ? " for update" : ""}`,
    [id],
  );
  if (!row) return undefined;
  const texts = Object.fromEntries(fields.map((field) => [field.name, textOf(field, row.given[field.name])]));
  return { version: row.version, texts };
}
