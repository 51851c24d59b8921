import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ImportError } from "./errors.ts";
import type { BatchResult } from "./kinds/kind.ts";

/** What of a table an import writes: columns and their SQL types. */
export interface ImportTable {
  readonly name: string;
  /** Written when new, and again when they differ. */
  readonly columns: Readonly<Record<string, string>>;
  /** Written when new, and then left alone. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Moments that are now when a new row says nothing, and stay when a known one says nothing. */
  readonly moments?: readonly string[];
  /** Whether `updated_at` says when a row last changed. */
  readonly dated: boolean;
}

/** A row's values by column, with the key that makes it the same again. */
export type ImportValues = Readonly<Record<string, unknown>> & { readonly external_key: string };

/** Makes what belongs to each row what its values say; answers the ids of the rows where that changed something. */
export type WriteBelongings = (em: EntityManager, values: readonly ImportValues[]) => Promise<number[]>;

/**
 * Inserts the rows that are new and updates those that differ, with what belongs to them.
 * @throws ImportError when two records would share what must be their own, such as a name.
 */
export async function writeRows(
  em: EntityManager,
  table: ImportTable,
  values: readonly ImportValues[],
  writeBelongings: WriteBelongings = async () => [],
): Promise<BatchResult> {
  const written = await upsert(em, table, values);
  const known = new Set(written.map(({ id }) => id));
  const others = (await writeBelongings(em, values)).filter((id) => !known.has(id));
  if (table.dated && others.length > 0) {
    await em.execute(`update ${table.name} set updated_at = now() where id = any(?::integer[])`, [
      idList(others),
    ]);
  }
  const created = written.filter((row) => row.created).length;
  return { created, updated: written.length - created + others.length };
}

/** As PostgreSQL writes an array; the mapping would spread one over several parameters. */
export function idList(ids: readonly number[]): string {
  return `{${ids.join(",")}}`;
}

async function upsert(
  em: EntityManager,
  table: ImportTable,
  values: readonly ImportValues[],
): Promise<{ id: number; created: boolean }[]> {
  try {
    return await em.execute(upsertStatement(table), [JSON.stringify(values)]);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const detail = (error as { detail?: string }).detail ?? "";
    throw new ImportError(`Two records would share what must be their own. ${detail}`);
  }
}

/** Returns the rows that were new or differed; xmax is 0 in a row that the statement itself inserted. */
function upsertStatement({ name, columns, fixed = {}, moments = [], dated }: ImportTable): string {
  const plain = Object.keys(columns);
  const types = Object.entries({ external_key: "text", ...columns, ...fixed }).map(
    ([key, type]) => `${key} ${type}`,
  );
  const given = [...types, ...moments.map((moment) => `${moment} timestamptz(3)`)].join(", ");
  const target = ["external_key", ...plain, ...Object.keys(fixed), ...moments].join(", ");
  const read = [
    "external_key",
    ...plain,
    ...Object.keys(fixed),
    ...moments.map((m) => `coalesce(${m}, now())`),
  ];
  const kept = (moment: string) =>
    `case when excluded.${moment} = now()::timestamptz(3) then t.${moment} else excluded.${moment} end`;
  const before = [...plain, ...moments].map((column) => `t.${column}`).join(", ");
  const after = [...plain.map((column) => `excluded.${column}`), ...moments.map(kept)].join(", ");
  return `
    insert into ${name} as t (${target})
    select ${read.join(", ")} from jsonb_to_recordset(?::jsonb) as r(${given})
    on conflict (external_key) do update set
      (${[...plain, ...moments].join(", ")}) = row(${after})${dated ? ", updated_at = now()" : ""}
    where (${before}) is distinct from (${after})
    returning t.id, t.xmax = 0 as created`;
}
