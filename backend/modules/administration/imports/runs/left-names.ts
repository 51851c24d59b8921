import type { EntityManager } from "@mikro-orm/postgresql";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";

/** The maximum number of records not undone that are named. */
const MAX_NAMED = 50;

/** Returns the labels of the first 50 records of this run that an undo left unchanged. */
export async function leftNames(
  em: EntityManager,
  run: number,
  { table, label }: Pick<ImportKind, "table" | "label">,
): Promise<string[]> {
  const left = await em.execute<{ label: string }[]>(
    `select t.${label}::text as label from import_changes c join ${table} t on t.id = c.record_id
     where c.run_id = ? and c.table_name = ? and c.outcome = 'left' order by t.id limit ${MAX_NAMED}`,
    [run, table],
  );
  return left.map((row) => row.label);
}
