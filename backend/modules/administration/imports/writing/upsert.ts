import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ImportError } from "../errors.ts";
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

/** In a row that the statement itself inserted, xmax is 0. */
function upsertStatement({ kind, table, key, columns }: TablePlan): string {
  const updated = columns.filter((column) => column !== key && !column.fixed);
  const names = updated.map(({ name }) => name).join(", ");
  const before = updated.map(({ name }) => `t.${name}`).join(", ");
  const after = updated.map(valueAfter).join(", ");
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
function valueAfter({ name, type, initial, keepWhen, keepWhenGiven }: PlannedColumn): string {
  const isInitial = initial && `excluded.${name} is not distinct from (${initial})::${type}`;
  const kept = [keepWhen, keepWhenGiven, isInitial].filter(Boolean).join(" or ");
  if (!kept) return `excluded.${name}`;
  return `case when ${kept} then t.${name} else excluded.${name} end`;
}
