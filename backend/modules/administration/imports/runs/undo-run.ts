import type { EntityManager } from "@mikro-orm/postgresql";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { ImportError } from "../errors.ts";
import { asImportedBy } from "../kind-of.ts";
import { filledState } from "../writing/fill.ts";
import { digestOf } from "../writing/states.ts";
import { planTables, type TablePlan } from "../writing/table-plan.ts";
import { leftNames } from "./left-names.ts";
import { restoreStatements } from "./restore.ts";
import { unusedCondition } from "./unused.ts";

/** The result of undoing a run. */
export interface Undone {
  readonly removed: number;
  readonly restored: number;
  /** The labels of the first 50 records that have been changed or used since. */
  readonly left: readonly string[];
  readonly leftCount: number;
}

/**
 * Undoes what a written run created and changed, in the caller's transaction. Records that have been changed
 * or used since remain unchanged.
 * @throws ImportError for a run that wasn't written, or was already undone.
 */
export async function undoRun(
  em: EntityManager,
  run: number,
  kinds: ReadonlyMap<string, ImportKind>,
  person: number | null,
): Promise<Undone> {
  const [found] = await em.execute<{ kind: string; status: string; organization: number | null }[]>(
    `select kind, status, organization_id as organization from import_runs
     where id = ? and not dry_run for update`,
    [run],
  );
  if (!found) throw new ImportError(`Run ${run} doesn't exist.`);
  if (found.status !== "written" && found.status !== "undoing")
    throw new ImportError(`Run ${run} is ${found.status}: there is nothing to undo.`);
  const kind = await asImportedBy(em, kinds.get(found.kind), found.organization);
  if (!kind) throw new ImportError(`The kind ${found.kind} no longer exists.`);
  const plan = planTables(kind);
  await forget(em, run, plan);
  const removed = await removeCreated(em, run, plan);
  const restored = await restoreChanged(em, run, plan);
  await restoreFilled(em, run, kind);
  await removeNamed(em, run, plan.table);
  await em.execute(`update import_changes set outcome = 'left' where run_id = ? and outcome is null`, [run]);
  const { left, leftCount } = await leftOf(em, run, plan);
  await em.execute(
    `update import_runs set status = 'undone', undone_at = now(), undone_by_id = ?, undo_left = ? where id = ?`,
    [person, leftCount, run],
  );
  return { removed, restored, left, leftCount };
}

/** Deletes the stored hashes of these rows, so that the next run compares them again. */
async function forget(em: EntityManager, run: number, { table }: TablePlan): Promise<void> {
  await em.execute(
    `delete from import_rows i using import_changes c
     where c.run_id = ? and c.table_name = ? and i.table_name = c.table_name and i.record_id = c.record_id`,
    [run, table],
  );
}

async function removeCreated(em: EntityManager, run: number, plan: TablePlan): Promise<number> {
  const { kind, table, children } = plan;
  const unused = await unusedCondition(
    em,
    table,
    children.map((child) => child.table),
  );
  return marked(
    em,
    run,
    table,
    await em.execute<{ id: number }[]>(
      `delete from ${table} t using import_changes c
       where c.run_id = ? and c.table_name = ? and c.created and c.record_id = t.id
         and c.digest = ${digestOf(plan)} and not (${kind.leaveWhen ?? "false"}) and ${unused}
       returning t.id`,
      [run, table],
    ),
  );
}

async function restoreChanged(em: EntityManager, run: number, plan: TablePlan): Promise<number> {
  const { kind, table } = plan;
  const same = await em.execute<{ id: number }[]>(
    `select t.id from ${table} t join import_changes c on c.record_id = t.id
     where c.run_id = ? and c.table_name = ? and not c.created and c.before is not null
       and c.digest = ${digestOf(plan)} and not (${kind.leaveWhen ?? "false"})
     order by t.id for update of t`,
    [run, table],
  );
  const ids = `{${same.map(({ id }) => id).join(",")}}`;
  if (same.length > 0)
    for (const statement of restoreStatements(plan)) await em.execute(statement, [run, table, ids]);
  return marked(em, run, table, same);
}

async function restoreFilled(em: EntityManager, run: number, { fills = [] }: ImportKind): Promise<void> {
  for (const fill of fills) {
    const columns = Object.entries(fill.columns);
    const values = columns.map(([name, { type }]) => `(c.before ->> '${name}')::${type}`);
    const rows = await em.execute<{ id: number }[]>(
      `update ${fill.table} t set (${columns.map(([name]) => name).join(", ")}) = row(${values.join(", ")}),
         updated_at = now()
       from import_changes c
       where c.run_id = ? and c.table_name = ? and c.record_id = t.id and c.before is not null
         and c.digest = md5(${filledState(fill)}::text) and not ${fill.leaveWhen}
       returning t.id`,
      [run, fill.table],
    );
    // Rows that the run also created may now be deleted.
    const restored = rows.map(({ id }) => id).join(",");
    await em.execute(
      `update import_changes set outcome = 'undone'
       where run_id = ? and table_name = ? and not created and record_id = any(?::integer[])`,
      [run, fill.table, `{${restored}}`],
    );
  }
}

/**
 * Deletes rows that were created only because imported rows named them, unless something else references them
 * now.
 */
async function removeNamed(em: EntityManager, run: number, table: string): Promise<void> {
  const tables = await em.execute<{ table: string }[]>(
    `select table_name as "table" from import_changes where run_id = ? and created and table_name <> ?
     group by 1 order by table_name = 'organizations', 1`,
    [run, table],
  );
  for (const { table: named } of tables) {
    const rows = await em.execute<{ id: number }[]>(
      `delete from ${identifier(named)} t using import_changes c
       where c.run_id = ? and c.table_name = ? and c.created and c.record_id = t.id
         and ${await unusedCondition(em, named, [])}
       returning t.id`,
      [run, named],
    );
    await marked(em, run, named, rows);
  }
}

/** Marks these rows as undone. Returns how many there were. */
async function marked(
  em: EntityManager,
  run: number,
  table: string,
  rows: readonly { id: number }[],
): Promise<number> {
  if (rows.length > 0)
    await em.execute(
      `update import_changes set outcome = 'undone'
       where run_id = ? and table_name = ? and record_id = any(?::integer[])`,
      [run, table, `{${rows.map(({ id }) => id).join(",")}}`],
    );
  return rows.length;
}

async function leftOf(em: EntityManager, run: number, { table, kind }: TablePlan) {
  const [count] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from import_changes c join ${table} t on t.id = c.record_id
     where c.run_id = ? and c.table_name = ? and c.outcome = 'left'`,
    [run, table],
  );
  return { left: await leftNames(em, run, kind), leftCount: count?.count ?? 0 };
}

/** Table names come from declarations, but a name read from a row is validated anyway. */
function identifier(table: string): string {
  if (!/^[a-z_]+$/.test(table)) throw new Error(`${table} isn't a table.`);
  return table;
}
