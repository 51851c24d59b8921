import type { EntityManager } from "@mikro-orm/postgresql";
import type { FilledTable } from "../../../../shared/import-kind/kind.ts";
import { foldText } from "../../../../shared/text/fold-text.rules.ts";
import type { Journal } from "./journal.ts";
import type { KeyedRow } from "./table-plan.ts";

/**
 * Fills empty columns in the rows of another table; if several rows of the file have a value, the first one
 * is used.
 */
export async function fillTable(
  em: EntityManager,
  fill: FilledTable<object>,
  rows: readonly KeyedRow[],
  journal: Journal,
): Promise<void> {
  const wanted = new Map<string, Record<string, unknown>>();
  const columns = Object.entries(fill.columns);
  for (const { row } of rows) {
    const given = columns
      .map(([name, { value }]) => [name, value(row)] as const)
      .filter(([, value]) => value !== undefined);
    if (given.length === 0) continue;
    const key = foldText(fill.name(row));
    wanted.set(key, { ...Object.fromEntries(given), ...wanted.get(key), name: key });
  }
  if (wanted.size === 0) return;
  const filled = await em.execute<{ id: number; before: object; digest: string }[]>(statementOf(fill), [
    JSON.stringify([...wanted.values()]),
  ]);
  journal.filled(fill.table, filled);
}

/** Returns SQL for the filled columns of the stored row `t`. */
export function filledState({ columns }: FilledTable<object>, row = "t"): string {
  const parts = Object.keys(columns).map((name) => `'${name}', ${row}.${name}`);
  return `jsonb_build_object(${parts.join(", ")})`;
}

function statementOf(fill: FilledTable<object>): string {
  const { table, leaveWhen } = fill;
  const columns = Object.entries(fill.columns);
  const empty = (name: string, type: string) => (type === "text" ? `nullif(t.${name}, '')` : `t.${name}`);
  const lacks = columns.map(([name, { type }]) => `(${empty(name, type)} is null and r.${name} is not null)`);
  const values = columns.map(([name, { type }]) => `coalesce(${empty(name, type)}, r.${name}, t.${name})`);
  return `
    with wanted as (
      select t.id, ${filledState(fill)} as before, ${values.map((value, at) => `${value} as c${at}`).join(", ")}
      from jsonb_to_recordset(?::jsonb) as r(name text, ${columns.map(([name, { type }]) => `${name} ${type}`).join(", ")})
      join ${table} t on t.name_key = r.name and t.kept_apart = 0
      where (${lacks.join(" or ")}) and not ${leaveWhen}
    )
    update ${table} t set ${columns.map(([name], at) => `${name} = w.c${at}`).join(", ")}, updated_at = now()
    from wanted w where t.id = w.id
    returning t.id, w.before, md5(${filledState(fill)}::text) as digest`;
}
