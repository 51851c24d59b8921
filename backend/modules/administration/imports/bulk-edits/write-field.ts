import type { EntityManager } from "@mikro-orm/postgresql";
import { reach, type Schema, type SchemaObjectDescription } from "yup";
import { columnOf } from "../../../../shared/fields/field.rules.ts";
import type { ImportKind, LinkTable } from "../../../../shared/import-kind/kind.ts";
import { foldText } from "../../../../shared/text/fold-text.rules.ts";
import { idArray, replaceChildren } from "../writing/children.ts";
import type { Journal } from "../writing/journal.ts";
import { findByNames } from "../writing/named.ts";
import { findReferred } from "../writing/referred.ts";
import { stateOf } from "../writing/states.ts";
import type { KeyedRow, PlannedChild, PlannedColumn, TablePlan } from "../writing/table-plan.ts";

/** The value that a stored record gets. */
export interface FieldEdit {
  readonly id: number;
  readonly value: unknown;
}

/** What became of records. */
export interface FieldResult {
  readonly changed: number;
  /** Those that people have edited, which stay. */
  readonly left: number;
}

/** Where a field is stored. */
interface Stored {
  readonly columns: readonly PlannedColumn[];
  readonly child: PlannedChild | undefined;
  readonly link: LinkTable<object> | undefined;
}

/** Returns where a field of a kind is stored. @throws Error if it is in no column. */
export function storedIn({ kind, key, columns, children }: TablePlan, field: string): Stored {
  const link = (kind.links ?? []).find(
    ({ names }) => names({ ...emptyLists(kind), [field]: [field] }).length > 0,
  );
  const child = link && children.find(({ table }) => table === link.table);
  const own = columns.filter(
    (column) =>
      column !== key &&
      !column.fixed &&
      (column.name === columnOf(field) ||
        column.name === link?.mirror ||
        kind.references?.[column.name]?.name({ [field]: field }) === field),
  );
  if (own.length === 0 && !child) throw new Error(`${field} of ${kind.name} is in no column.`);
  return { columns: own, child, link };
}

/** An empty list for each field with a list, as a row without them has. */
function emptyLists({ rules }: ImportKind): Record<string, unknown> {
  const { fields } = rules.describe() as SchemaObjectDescription;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { type }]) => (type === "array" ? [[name, []]] : [])),
  );
}

/**
 * Gives stored records values of a field, as an import would, in a fixed number of statements; records that
 * people have edited stay as they are. What it changes is journaled.
 */
export async function writeField(
  em: EntityManager,
  plan: TablePlan,
  field: string,
  edits: readonly FieldEdit[],
  journal: Journal,
): Promise<FieldResult> {
  const { kind, table, key } = plan;
  const { columns, child } = storedIn(plan, field);
  const stored = await em.execute<{ id: number; key: string; state: string }[]>(
    `select t.id, t.${key.name}::text as key, (${stateOf(plan)})::text as state from ${table} t
     where t.id = any(?::integer[]) and not coalesce(${kind.leaveWhen ?? "false"}, false) order by t.id for update of t`,
    [idArray(edits.map(({ id }) => id))],
  );
  const before = new Map(stored.map(({ id, state }) => [id, state]));
  const rows = edits
    .filter(({ id }) => before.has(id))
    .map(({ id, value }) => ({ id, keyed: rowWith(kind, field, value) }));
  if (rows.length === 0) return { changed: 0, left: edits.length };
  const ids = await findReferred(
    plan,
    rows.map(({ keyed }) => keyed),
    (lookup, names) => findByNames(em, lookup, names, (named, created) => journal.named(named, created)),
  );
  const changed = new Set<number>();
  if (columns.length > 0) {
    const values = rows.map(({ id, keyed }) => ({
      id,
      ...Object.fromEntries(columns.map((column) => [column.name, column.value(keyed, ids) ?? null])),
    }));
    const names = columns.map(({ name }) => name);
    const after = columns.map(({ name, initial }) =>
      initial ? `coalesce(r.${name}, ${initial})` : `r.${name}`,
    );
    const written = await em.execute<{ id: number }[]>(
      `update ${table} t set (${names.join(", ")}) = row(${after.join(", ")})${kind.hasUpdatedAt === false ? "" : ", updated_at = now()"}
       from jsonb_to_recordset(?::jsonb) as r(id integer, ${columns.map(({ name, type }) => `${name} ${type}`).join(", ")})
       where t.id = r.id and (${names.map((name) => `t.${name}`).join(", ")}) is distinct from (${after.join(", ")})
       returning t.id`,
      [JSON.stringify(values)],
    );
    for (const { id } of written) changed.add(id);
  }
  if (child) {
    const keys = new Map(stored.map(({ id, key: text }) => [id, text]));
    const wanted = rows.map(({ id, keyed }) => ({ key: keys.get(id), children: child.rows(keyed, ids) }));
    for (const id of await replaceChildren(em, plan, { ...child, addsOnly: false }, wanted)) changed.add(id);
  }
  await journal.written(
    em,
    plan,
    [...changed].map((id) => ({ id, created: false })),
    before,
  );
  return { changed: changed.size, left: edits.length - rows.length };
}

const rowWith = (kind: ImportKind, field: string, value: unknown): KeyedRow => ({
  place: 0,
  externalKey: "",
  hash: "",
  row: { ...emptyLists(kind), [field]: value },
});

/** Returns what each of these records gets if items are added to its list, without lists that would get too long. */
export async function withAdded(
  em: EntityManager,
  plan: TablePlan,
  field: string,
  edits: readonly (FieldEdit & { readonly value: readonly string[] })[],
): Promise<FieldEdit[]> {
  const { link } = storedIn(plan, field);
  const { kind, table } = plan;
  const rules = reach(kind.rules, field) as Schema;
  const items = link
    ? `array(select o.${link.lookup.nameColumn ?? "name"}::text from ${link.table} l
        join ${link.lookup.table} o on o.id = l.${link.targetColumn} where l.${link.ownerColumn} = t.id order by 1)`
    : `t.${columnOf(field)}`;
  const stored = await em.execute<{ id: number; items: string[] }[]>(
    `select t.id, to_jsonb(${items}) as items from ${table} t where t.id = any(?::integer[])`,
    [idArray(edits.map(({ id }) => id))],
  );
  const own = new Map(stored.map((row) => [row.id, row.items]));
  return edits.flatMap(({ id, value }) => {
    const had = own.get(id) ?? [];
    const known = new Set(had.map(foldText));
    const added = value.filter((item) => !known.has(foldText(item)));
    const items = [...had, ...added];
    return added.length === 0 || rules.isValidSync(items) ? [{ id, value: items }] : [];
  });
}
