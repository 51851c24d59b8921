import type { PlannedColumn, TablePlan } from "./table-plan.ts";

/** Returns the columns that an import updates in stored rows; the others are written only for new rows. */
export function writtenColumns({ columns, key }: TablePlan): PlannedColumn[] {
  return columns.filter((column) => column !== key && !column.fixed);
}

/**
 * Returns SQL for everything in the stored row `t` that an import may change, as JSON: its columns and its
 * child rows.
 */
export function stateOf(plan: TablePlan): string {
  const own = writtenColumns(plan).map(({ name }) => `'${name}', t.${name}`);
  return `jsonb_build_object('row', jsonb_build_object(${own.join(", ")})${childStates(plan)})`;
}

/**
 * Returns SQL for a digest of the same, by which a later change is detected. Changes other than edits, such
 * as to a rating, don't count.
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
