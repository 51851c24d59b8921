import type { EntityManager } from "@mikro-orm/postgresql";
import type { Problem } from "../errors.ts";
import type { KeyedRow, TablePlan } from "./table-plan.ts";

/** Called with a row that can't be written, the field at fault, and why. */
export type Refuse = (row: KeyedRow, field: string, problem: Problem) => void;

/** Finds the stored records that rows belong to, in one statement for each; rows without one are refused. */
export async function withNeeded(
  em: EntityManager,
  { kind: { needs = [] } }: TablePlan,
  given: readonly KeyedRow[],
  refuse: Refuse,
): Promise<readonly KeyedRow[]> {
  let rows = given;
  for (const { field, column, named, find, missing, several } of needs) {
    const found = await em.execute<{ place: number; ids: number[] }[]>(
      `select r.place, array(${find} limit 2) as ids
       from jsonb_to_recordset(?::jsonb) as r(place integer, named jsonb)`,
      [JSON.stringify(rows.map(({ place, row }) => ({ place, named: named(row) })))],
    );
    const idsOf = new Map(found.map(({ place, ids }) => [place, ids]));
    rows = rows.flatMap((row) => {
      const [id, other] = idsOf.get(row.place) ?? [];
      if (id !== undefined && other === undefined)
        return [{ ...row, needed: { ...row.needed, [column]: id } }];
      refuse(row, field, { message: id === undefined ? missing : several, value: row.row[field] });
      return [];
    });
  }
  return rows;
}
