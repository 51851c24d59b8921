import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ImportError } from "../errors.ts";
import { writtenColumns } from "./states.ts";
import type { PlannedColumn, TablePlan } from "./table-plan.ts";

/** A row that was new or differed from the stored one. */
export interface WrittenRow {
  readonly id: number;
  readonly created: boolean;
}

/**
 * Inserts new rows and updates those that differ, in one statement; the others remain untouched.
 * @param values the rows as a JSON array of objects by column.
 * @throws ImportError if two rows violate a unique constraint, such as that of a name.
 */
export async function upsert(em: EntityManager, plan: TablePlan, values: string): Promise<WrittenRow[]> {
  try {
    return await em.execute(upsertStatement(plan), [values]);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const detail = (error as { detail?: string }).detail ?? "";
    throw new ImportError(`Two records would share a value that must be unique. ${detail}`);
  }
}

/**
 * Finds the stored rows that an upsert of these rows would meet: whether it would leave or change them. Nothing
 * is written.
 * @param values the rows as a JSON array of objects by column.
 */
export function compareWithStored(
  em: EntityManager,
  plan: TablePlan,
  values: string,
): Promise<{ id: number; left: boolean; changed: boolean }[]> {
  const { kind, table, key, columns } = plan;
  const { before, after } = updatedValues(plan);
  // The table's own row type, so that values are rounded and compared as if they had been stored.
  const given = columns.map(({ name, type, initial }) =>
    initial ? `coalesce(r.${name}, ${initial})::${type} as ${name}` : `r.${name}`,
  );
  return em.execute(
    `select t.id, coalesce(${kind.leaveWhen ?? "false"}, false) as left, (${before}) is distinct from (${after}) as changed
     from (select ${given.join(", ")} from jsonb_populate_recordset(null::${table}, ?::jsonb) r offset 0) as excluded
     cross join lateral (select * from ${table} where ${key.name} = excluded.${key.name} offset 0) t`,
    [values],
  );
}

/** Returns the columns that an upsert updates, with SQL for their values before and after it. */
function updatedValues(plan: TablePlan): { names: string; before: string; after: string } {
  const updated = writtenColumns(plan);
  return {
    names: updated.map(({ name }) => name).join(", "),
    before: updated.map(({ name }) => `t.${name}`).join(", "),
    after: updated.map(valueAfter).join(", "),
  };
}

/** In a row that the statement itself inserted, xmax is 0. */
function upsertStatement(plan: TablePlan): string {
  const { kind, table, key, columns } = plan;
  const { names, before, after } = updatedValues(plan);
  return `
    insert into ${table} as t (${columns.map(({ name }) => name).join(", ")})
    select ${columns.map(({ name, initial }) => (initial ? `coalesce(${name}, ${initial})` : name)).join(", ")}
    from jsonb_to_recordset(?::jsonb) as r(${columns.map(({ name, type }) => `${name} ${type}`).join(", ")})
    on conflict (${key.name}) do update set
      (${names}) = row(${after})${kind.hasUpdatedAt === false ? "" : ", updated_at = now()"}
    where (${before}) is distinct from (${after})${kind.leaveWhen ? ` and not (${kind.leaveWhen})` : ""}
    returning t.id, t.xmax = 0 as created`;
}

/** The statement treats missing and initial values alike: both keep the stored value. */
function valueAfter(column: PlannedColumn): string {
  const { name, type, initial, keepWhen, keepWhenGiven, taken = `excluded.${name}` } = column;
  const isInitial = initial && `excluded.${name} is not distinct from (${initial})::${type}`;
  const kept = [keepWhen, keepWhenGiven, isInitial].filter(Boolean).join(" or ");
  return kept ? `case when ${kept} then t.${name} else ${taken} end` : taken;
}
