import type { EntityManager } from "@mikro-orm/postgresql";
import { InvalidInputError } from "../../../../shared/errors.ts";
import type { NameLookup } from "../../../../shared/import-kind/kind.ts";
import { findByNames, type IdsByName } from "../../imports/writing/named.ts";
import {
  type KeyedRow,
  type PlannedColumn,
  planTables,
  type TablePlan,
} from "../../imports/writing/table-plan.ts";

/** A validated record with the ids of the records it names, ready to be written. */
export interface ReadyRecord {
  readonly plan: TablePlan;
  readonly columns: readonly PlannedColumn[];
  readonly keyed: KeyedRow;
  readonly ids: ReadonlyMap<NameLookup, IdsByName>;
}

/**
 * Resolves the names in a record; missing topics are added.
 * @throws InvalidInputError for `category` if it doesn't exist.
 */
export async function readyRecord(
  em: EntityManager,
  stored: TablePlan["kind"],
  record: object,
): Promise<ReadyRecord> {
  const plan = planTables(stored);
  const keyed: KeyedRow = { place: 0, externalKey: "", row: record as KeyedRow["row"], hash: "" };
  const ids = new Map<NameLookup, IdsByName>();
  for (const [column, { lookup, name }] of Object.entries(stored.references ?? {})) {
    const wanted = name(record);
    const found = await findByNames(em, { ...lookup, create: false }, wanted === undefined ? [] : [wanted]);
    if (column === "category_id" && found.size === 0) {
      const message = "Choose one of the categories";
      throw new InvalidInputError(message, { category: message });
    }
    ids.set(lookup, found);
  }
  for (const { lookup, names } of stored.links ?? [])
    ids.set(lookup, await findByNames(em, lookup, names(record)));
  // A record entered by people has no external key.
  const columns = plan.columns.filter(({ name }) => name !== "external_key");
  return { plan, columns, keyed, ids };
}

/** The record's values by column, as JSON. */
const valuesOf = ({ columns, keyed, ids }: ReadyRecord) =>
  JSON.stringify(Object.fromEntries(columns.map((column) => [column.name, column.value(keyed, ids)])));

/** SQL of the record's values as the row `r`. */
const recordset = ({ columns }: ReadyRecord) =>
  `jsonb_to_record(?::jsonb) as r(${columns.map(({ name, type }) => `${name} ${type}`).join(", ")})`;

/** Whether a stored record other than the edited one is the same by this condition. */
export async function isTaken(
  em: EntityManager,
  ready: ReadyRecord,
  same: string,
  except: number,
): Promise<boolean> {
  const found = await em.execute<unknown[]>(
    `select from ${ready.plan.table} t, ${recordset(ready)} where t.id <> ? and ${same} limit 1`,
    [valuesOf(ready), except],
  );
  return found.length > 0;
}

/** Inserts a record with its child rows. Returns its id. */
export async function insertRecord(em: EntityManager, ready: ReadyRecord): Promise<number> {
  const { columns, plan } = ready;
  const values = columns.map(({ name, initial }) =>
    initial ? `coalesce(r.${name}, ${initial})` : `r.${name}`,
  );
  const [row] = await em.execute<{ id: number }[]>(
    `insert into ${plan.table} (${columns.map(({ name }) => name).join(", ")})
     select ${values.join(", ")} from ${recordset(ready)} returning id`,
    [valuesOf(ready)],
  );
  if (!row) throw new Error(`Nothing was added to ${plan.table}.`);
  await replaceChildren(em, ready, row.id);
  await linkReferrers(em, ready, row.id);
  return row.id;
}

/** Updates a record with its child rows, and increments its version. */
export async function updateRecord(em: EntityManager, ready: ReadyRecord, id: number): Promise<void> {
  const { columns, plan } = ready;
  const changed = columns.filter(({ fixed }) => !fixed);
  const sets = changed.map(
    ({ name, initial }) => `${name} = ${initial ? `coalesce(r.${name}, t.${name})` : `r.${name}`}`,
  );
  await em.execute(
    `update ${plan.table} t set ${sets.join(", ")}, version = t.version + 1, updated_at = now()
     from ${recordset(ready)} where t.id = ?`,
    [valuesOf(ready), id],
  );
  await replaceChildren(em, ready, id);
  await linkReferrers(em, ready, id);
}

async function replaceChildren(em: EntityManager, ready: ReadyRecord, id: number): Promise<void> {
  for (const child of ready.plan.children) {
    const { table, ownerColumn, columns } = child;
    const names = columns.map(([name]) => name).join(", ");
    await em.execute(`delete from ${table} where ${ownerColumn} = ?`, [id]);
    await em.execute(
      `insert into ${table} (${ownerColumn}, ${names})
       select ?, ${names} from jsonb_to_recordset(?::jsonb) as c(${columns.map((pair) => pair.join(" ")).join(", ")})`,
      [id, JSON.stringify(child.rows(ready.keyed, ready.ids))],
    );
  }
}

/** Links rows that contain the record's name as text to it. */
async function linkReferrers(em: EntityManager, { plan }: ReadyRecord, id: number): Promise<void> {
  const { from = [] } = plan.kind.referrers ?? {};
  for (const referrer of from)
    await em.execute(
      `update ${referrer.table} o set ${referrer.column} = t.id from ${plan.table} t
       where t.id = ? and o.${referrer.column} is null and t.name_key = fold_text(o.${referrer.nameColumn})`,
      [id],
    );
}
