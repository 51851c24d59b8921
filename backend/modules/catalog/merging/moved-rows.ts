import type { EntityManager } from "@mikro-orm/postgresql";

/** A table whose rows refer to a record and go with it when it is merged. */
export interface Reference {
  readonly table: string;
  /** The column with the record's id. */
  readonly column: string;
  /** Restricts the rows, as `t`. */
  readonly only?: string;
  /** Condition under which a row `o` of the kept record takes the place of `t`, which then stays behind. */
  readonly unless?: string;
}

/** The ids of moved rows by table. */
export type MovedRows = Readonly<Record<string, readonly number[]>>;

/** Moves references from one record to another, except those whose place is taken. Returns which were moved. */
export async function moveRows(
  em: EntityManager,
  references: readonly Reference[],
  from: number,
  to: number,
): Promise<MovedRows> {
  const moved: Record<string, readonly number[]> = {};
  for (const { table, column, only = "true", unless } of references) {
    const rows = await em.execute<{ id: number }[]>(
      `update ${table} t set ${column} = ? where t.${column} = ? and ${only}
       ${unless ? `and not exists (select from ${table} o where o.${column} = ? and ${unless})` : ""} returning t.id`,
      [to, from, ...(unless ? [to] : [])],
    );
    if (rows.length > 0) moved[table] = rows.map(({ id }) => Number(id));
  }
  return moved;
}

/** Moves rows back that are still where a merge has put them. */
export async function returnRows(
  em: EntityManager,
  references: readonly Reference[],
  moved: MovedRows,
  { kept, merged }: { readonly kept: number; readonly merged: number },
): Promise<void> {
  for (const { table, column } of references) {
    const ids = moved[table] ?? [];
    if (ids.length === 0) continue;
    await em.execute(`update ${table} set ${column} = ? where id = any(?::bigint[]) and ${column} = ?`, [
      merged,
      `{${ids.join(",")}}`,
      kept,
    ]);
  }
}
