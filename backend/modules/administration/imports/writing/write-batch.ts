import type { EntityManager } from "@mikro-orm/postgresql";
import { adoptRows } from "./adopt.ts";
import { idArray, replaceChildren } from "./children.ts";
import { fillTable } from "./fill.ts";
import { findUnchanged, type Journal, statesBefore, storeHashes } from "./journal.ts";
import { findByNames } from "./named.ts";
import { findReferred } from "./referred.ts";
import { stateOf } from "./states.ts";
import type { KeyedRow, ReferredIds, TablePlan } from "./table-plan.ts";
import { upsert, type WrittenRow } from "./upsert.ts";

/** The numbers of rows in a batch that were new, differed from the stored ones, or were skipped. */
export interface BatchResult {
  readonly created: number;
  readonly updated: number;
  readonly left: number;
}

/**
 * Writes rows with their child rows, in a fixed number of statements.
 * @param onAdopted called once stored rows have their keys, before any row is written.
 * @throws ImportError if two rows violate a unique constraint, such as that of a name.
 */
export async function writeBatch(
  em: EntityManager,
  plan: TablePlan,
  given: readonly KeyedRow[],
  journal: Journal,
  onAdopted?: () => Promise<void>,
): Promise<BatchResult> {
  const { kind, table } = plan;
  const unchanged = await findUnchanged(em, plan, given);
  const rows = given.filter(({ externalKey }) => !unchanged.has(externalKey));
  if (rows.length === 0) return { created: 0, updated: 0, left: 0 };
  const onNamed = (named: string, created: readonly number[]) => journal.named(named, created);
  const ids = await findReferred(plan, rows, (lookup, names) => findByNames(em, lookup, names, onNamed));
  const keys = rows.map((row) => plan.key.value(row, ids));
  const values = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(plan.columns.map((column) => [column.name, column.value(row, ids)])),
    ),
  );
  await adoptRows(em, plan, values);
  await onAdopted?.();
  const before = await statesBefore(em, plan, stateOf(plan), keys);
  const written = await writeRows(em, plan, rows, ids, values);
  for (const fill of kind.fills ?? []) await fillTable(em, fill, rows, journal);
  await journal.written(em, plan, written, before);
  for (const statement of referrerStatements(plan)) await em.execute(statement);
  const left = await countLeft(em, plan, keys);
  await storeHashes(
    em,
    plan,
    rows.map(({ externalKey, hash }, at) => ({ external: externalKey, key: keys[at], hash })),
  );
  const created = written.filter((row) => row.created).length;
  if (written.length > created && kind.hasUpdatedAt !== false) {
    const changed = written.filter((row) => !row.created && row.inChildren).map(({ id }) => id);
    if (changed.length > 0)
      await em.execute(`update ${table} set updated_at = now() where id = any(?::integer[])`, [
        idArray(changed),
      ]);
  }
  return { created, updated: written.length - created, left };
}

/** Writes the rows and their child rows. */
async function writeRows(
  em: EntityManager,
  plan: TablePlan,
  rows: readonly KeyedRow[],
  ids: ReferredIds,
  values: string,
): Promise<(WrittenRow & { readonly inChildren?: true })[]> {
  const written = await upsert(em, plan, values);
  const changed = new Set<number>();
  for (const child of plan.children) {
    const wanted = rows.map((row) => ({ key: plan.key.value(row, ids), children: child.rows(row, ids) }));
    for (const id of await replaceChildren(em, plan, child, wanted)) changed.add(id);
  }
  for (const { id } of written) changed.delete(id);
  return [...written, ...[...changed].map((id) => ({ id, created: false, inChildren: true as const }))];
}

/** Counts the rows that correspond to stored ones that people have edited. */
async function countLeft(em: EntityManager, { kind, table, key }: TablePlan, keys: readonly unknown[]) {
  if (!kind.leaveWhen) return 0;
  const [found] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from jsonb_array_elements_text(?::jsonb) as r(key)
     cross join lateral (select * from ${table} where ${key.name} = r.key::${key.type} offset 0) t
     where ${kind.leaveWhen}`,
    [JSON.stringify(keys)],
  );
  return found?.count ?? 0;
}

function referrerStatements({ kind, table }: TablePlan): string[] {
  const { from = [] } = kind.referrers ?? {};
  return from.map(
    (referrer) =>
      `update ${referrer.table} o set ${referrer.column} = t.id from ${table} t
       where o.${referrer.column} is null and t.name_key = fold_text(o.${referrer.nameColumn})`,
  );
}
