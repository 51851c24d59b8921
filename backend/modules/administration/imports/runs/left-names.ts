import type { EntityManager } from "@mikro-orm/postgresql";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";

/** How many of the records that an undo left are named. */
const MAX_NAMED = 50;

/** What people know the records by that an undo of this run left; the first 50. */
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
