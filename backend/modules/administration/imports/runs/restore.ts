import { writtenColumns } from "../writing/states.ts";
import type { PlannedColumn, TablePlan } from "../writing/table-plan.ts";

/**
 * Returns the statements that restore rows and their child rows to their state before a run. Each takes the
 * run, the table and the ids.
 */
export function restoreStatements(plan: TablePlan): string[] {
  const { kind, table, children } = plan;
  const columns = writtenColumns(plan);
  const changes = `import_changes c where c.run_id = ? and c.table_name = ? and c.record_id = any(?::integer[])`;
  const own = `
    update ${table} t set (${columns.map(({ name }) => name).join(", ")}) = row(${columns.map(valueBefore).join(", ")})
      ${kind.hasUpdatedAt === false ? "" : ", updated_at = now()"}
    from ${changes} and c.record_id = t.id`;
  const others = children.flatMap(({ table: child, ownerColumn, columns: parts }) => {
    const names = parts.map(([name]) => name).join(", ");
    const types = parts.map((part) => part.join(" ")).join(", ");
    return [
      `delete from ${child} where ${ownerColumn} in (select c.record_id from ${changes})`,
      `insert into ${child} (${ownerColumn}, ${names})
       select c.record_id, ${parts.map(([name]) => `p.${name}`).join(", ")}
       from import_changes c
       cross join lateral jsonb_to_recordset(c.before -> '${child}') as p(${types})
       where c.run_id = ? and c.table_name = ? and c.record_id = any(?::integer[])`,
    ];
  });
  return [own, ...others];
}

function valueBefore({ name, type, keepWhen }: PlannedColumn): string {
  const before = type.endsWith("[]")
    ? `(select array_agg(v.value::${type.slice(0, -2)} order by v.place)
        from jsonb_array_elements_text(c.before -> 'row' -> '${name}') with ordinality as v(value, place))`
    : `(c.before -> 'row' ->> '${name}')::${type}`;
  const whole = type.endsWith("[]") ? `coalesce(${before}, '{}')` : before;
  return keepWhen ? `case when ${keepWhen} then t.${name} else ${whole} end` : whole;
}
