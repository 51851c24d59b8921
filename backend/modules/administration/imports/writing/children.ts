import type { EntityManager } from "@mikro-orm/postgresql";
import type { PlannedChild, TablePlan } from "./table-plan.ts";

/** The desired child rows of the row with this key. */
export interface WantedChildren {
  readonly key: unknown;
  readonly children: readonly object[];
}

/**
 * Replaces the links or parts of each row for which the file has different ones.
 * @returns the ids of these rows.
 */
export async function replaceChildren(
  em: EntityManager,
  plan: TablePlan,
  child: PlannedChild,
  wanted: readonly WantedChildren[],
): Promise<number[]> {
  const changed = await findChangedChildren(em, plan, child, wanted);
  if (changed.length === 0) return [];
  const { table, ownerColumn, columns } = child;
  const ids = changed.map(({ id }) => id);
  await em.execute(`delete from ${table} where ${ownerColumn} = any(?::integer[])`, [idArray(ids)]);
  await em.execute(
    `insert into ${table} (${ownerColumn}, ${columns.map(([name]) => name).join(", ")})
     select r.id, ${columns.map(([name]) => `c.${name}`).join(", ")}
     from jsonb_to_recordset(?::jsonb) as r(id integer, children jsonb)
     cross join lateral ${recordset(child)}`,
    [JSON.stringify(changed)],
  );
  return ids;
}

/** Finds the rows for which the file has other links or parts than stored ones. */
export function findChangedChildren(
  em: EntityManager,
  plan: TablePlan,
  child: PlannedChild,
  wanted: readonly WantedChildren[],
): Promise<{ id: number; children: object[] }[]> {
  const given = child.addsOnly ? wanted.filter(({ children }) => children.length > 0) : wanted;
  return em.execute(findChanged(plan, child), [JSON.stringify(given)]);
}

/**
 * Formats an array in PostgreSQL's notation; MikroORM would expand a JavaScript array to several parameters.
 */
export function idArray(ids: readonly number[]): string {
  return `{${ids.join(",")}}`;
}

/**
 * Each row is looked up separately (`offset 0`): the planner has no statistics of the rows that a large import has
 * just added, and would scan whole tables for each batch.
 */
function findChanged({ kind, table, key }: TablePlan, child: PlannedChild): string {
  const row = `row(${child.columns.map(([name]) => `c.${name}`).join(", ")})`;
  const order = `c.${child.columns[0]?.[0]}`;
  return `
    select t.id, r.children
    from jsonb_to_recordset(?::jsonb) as r(key ${key.type}, children jsonb)
    cross join lateral (select t.id from ${table} t where t.${key.name} = r.key
      and not (${kind.leaveWhen ?? "false"}) offset 0) t
    where array(select ${row} from ${recordset(child)} order by ${order}) is distinct from
      array(select ${row} from ${child.table} c where c.${child.ownerColumn} = t.id order by ${order})`;
}

function recordset({ columns }: PlannedChild): string {
  const types = columns.map(([name, type]) => `${name} ${type}`).join(", ");
  return `jsonb_to_recordset(r.children) as c(${types})`;
}
