import type { EntityManager } from "@mikro-orm/postgresql";
import type { Refuse } from "./needed.ts";
import type { KeyedRow, TablePlan } from "./table-plan.ts";

/** Returns the rows that are new or may change the stored ones that they stand for; the others are refused. */
export async function changeable(
  em: EntityManager,
  { kind: { changesOnly }, table, key }: TablePlan,
  rows: readonly KeyedRow[],
  refuse: Refuse,
): Promise<readonly KeyedRow[]> {
  if (changesOnly === undefined) return rows;
  const others = await em.execute<{ place: number }[]>(
    `select r.place from jsonb_to_recordset(?::jsonb) as r(place integer, key text)
     join ${table} t on t.${key.name} = r.key where not (${changesOnly})`,
    [JSON.stringify(rows.map(({ place, externalKey }) => ({ place, key: externalKey })))],
  );
  const places = new Set(others.map(({ place }) => place));
  return rows.filter((row) => {
    if (!places.has(row.place)) return true;
    const message = "is a record of somebody else: leave this row out, or give it another id";
    refuse(row, "id", { message, value: row.externalKey });
    return false;
  });
}
