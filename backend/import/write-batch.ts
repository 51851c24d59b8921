import type { EntityManager } from "@mikro-orm/postgresql";
import type { NameLookup } from "../shared/import-kind/kind.ts";
import { idArray, replaceChildren } from "./children.ts";
import { findByNames, type IdsByName } from "./named.ts";
import type { KeyedRow, ReferredIds, TablePlan } from "./table-plan.ts";
import { upsert } from "./upsert.ts";

/** How many rows of a batch were new, how many differed from what was stored, and how many were left alone. */
export interface BatchResult {
  readonly created: number;
  readonly updated: number;
  readonly left: number;
}

/**
 * Writes rows with everything that belongs to them, in a fixed number of statements.
 * @throws ImportError if two rows violate a unique constraint, such as that of a name.
 */
export async function writeBatch(
  em: EntityManager,
  plan: TablePlan,
  rows: readonly KeyedRow[],
): Promise<BatchResult> {
  const { kind, table, columns, children } = plan;
  const ids = await findReferred(em, plan, rows);
  const values = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((column) => [column.name, column.value(row, ids)]))),
  );
  if (kind.adoptBy) await em.execute(adoptStatement(plan, kind.adoptBy), [values]);
  const written = await upsert(em, plan, values);
  const changed = new Set<number>();
  for (const child of children) {
    const wanted = rows.map((row) => ({ key: plan.key.value(row, ids), children: child.rows(row, ids) }));
    for (const id of await replaceChildren(em, plan, child, wanted)) changed.add(id);
  }
  for (const { id } of written) changed.delete(id);
  if (kind.hasUpdatedAt !== false && changed.size > 0) {
    await em.execute(`update ${table} set updated_at = now() where id = any(?::integer[])`, [
      idArray([...changed]),
    ]);
  }
  for (const statement of referrerStatements(plan)) await em.execute(statement);
  const created = written.filter((row) => row.created).length;
  const left = await countLeft(em, plan, rows);
  return { created, updated: written.length - created + changed.size, left };
}

/** How many of the rows stand for stored ones that people have edited. */
async function countLeft(em: EntityManager, { kind, table, key }: TablePlan, rows: readonly KeyedRow[]) {
  if (!kind.leaveWhen) return 0;
  const [found] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from ${table} t
     where t.${key.name} in (select jsonb_array_elements_text(?::jsonb)) and ${kind.leaveWhen}`,
    [JSON.stringify(rows.map(({ externalKey }) => externalKey))],
  );
  return found?.count ?? 0;
}

async function findReferred(
  em: EntityManager,
  { kind }: TablePlan,
  rows: readonly KeyedRow[],
): Promise<ReferredIds> {
  const names = new Map<NameLookup, string[]>();
  const collect = (lookup: NameLookup, namesOf: (row: KeyedRow["row"]) => readonly string[]) =>
    names.set(lookup, [...(names.get(lookup) ?? []), ...rows.flatMap(({ row }) => namesOf(row))]);
  for (const { lookup, name } of Object.values(kind.references ?? {})) {
    collect(lookup, (row) => [name(row) ?? []].flat());
  }
  for (const link of kind.links ?? []) collect(link.lookup, link.names);
  const ids = new Map<NameLookup, IdsByName>();
  for (const [lookup, wanted] of names) ids.set(lookup, await findByNames(em, lookup, wanted));
  return ids;
}

/** Assigns keys to stored rows without one that have the same value in the column. */
function adoptStatement({ table, key, columns }: TablePlan, column: string): string {
  const type = columns.find(({ name }) => name === column)?.type;
  return `
    update ${table} t set ${key.name} = r.${key.name}
    from jsonb_to_recordset(?::jsonb) as r(${key.name} ${key.type}, ${column} ${type})
    where t.${key.name} is null and t.${column} = r.${column}
      and not exists (select from ${table} other where other.${key.name} = r.${key.name})`;
}

function referrerStatements({ kind, table }: TablePlan): string[] {
  const { nameColumn, from = [] } = kind.referrers ?? {};
  return from.map(
    (referrer) =>
      `update ${referrer.table} o set ${referrer.column} = t.id from ${table} t
       where o.${referrer.column} is null and t.${nameColumn} = o.${referrer.nameColumn}::citext`,
  );
}
