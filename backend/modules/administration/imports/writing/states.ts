import type { PlannedColumn, TablePlan } from "./table-plan.ts";

/** Columns that an import writes for stored rows; the others belong to new rows only. */
export function writtenColumns({ columns, key }: TablePlan): PlannedColumn[] {
  return columns.filter((column) => column !== key && !column.fixed);
}

/** SQL for everything that an import may change of the stored row `t`, as JSON: its columns and what belongs to it. */
export function stateOf(plan: TablePlan): string {
  const own = writtenColumns(plan).map(({ name }) => `'${name}', t.${name}`);
  return `jsonb_build_object('row', jsonb_build_object(${own.join(", ")})${childStates(plan)})`;
}

/**
 * SQL for a digest of the same, by which a later change is noticed. What other things than edits change, such as a
 * rating, doesn't count.
 */
export function digestOf(plan: TablePlan): string {
  const own = writtenColumns(plan).filter(({ keepWhen }) => !keepWhen);
  const columns = own.map(({ name }) => `'${name}', t.${name}`);
  return `md5(jsonb_build_object('row', jsonb_build_object(${columns.join(", ")})${childStates(plan)})::text)`;
}

function childStates({ children }: TablePlan): string {
  return children
    .map(({ table, ownerColumn, columns }) => {
      const parts = columns.map(([name]) => `'${name}', c.${name}`).join(", ");
      return `, '${table}', (select coalesce(jsonb_agg(jsonb_build_object(${parts}) order by c.${columns[0]?.[0]}), '[]')
        from ${table} c where c.${ownerColumn} = t.id)`;
    })
    .join("");
}
