import type { EntityManager } from "@mikro-orm/postgresql";
import { columnOf, fieldsWith, type RecordKind } from "../shared/fields/field.rules.ts";
import { COUNTERS, dateUpdates } from "./migrations/0067-copies/changes.ts";

/** Returns the columns whose change makes searches read a record again. */
const searchedColumnsOf = ({ fields, searchedColumns }: RecordKind): string[] => [
  ...searchedColumns,
  ...fieldsWith(fields, "searched").map(({ name }) => columnOf(name)),
];

/**
 * Returns SQL that derives the triggers of a kind's table from its declaration: which changes searches and
 * copies receive. Columns that the table doesn't have yet are left out, so that a migration can run before
 * the one that adds them.
 */
export const renewTriggers = (record: RecordKind): string[] => [
  `do $do$
   begin
     execute format(
       'create or replace trigger search_again after update of %s on ${record.table}
        for each row execute function record_was_changed(''${record.kind}'')',
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = '${record.table}'::regclass and attnum > 0 and not attisdropped
          and attname = any(array[${searchedColumnsOf(record)
            .map((name) => `'${name}'`)
            .join(", ")}])));
   end $do$`,
  dateUpdates(record.table, record.uncopiedColumns),
];

interface StoredTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly searched: readonly string[];
  readonly copied: string;
}

const STORED = `
  select t.name as "table",
    array(select attname::text from pg_attribute where attrelid = t.name::regclass and attnum > 0
      and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select a.attname::text from pg_trigger g join pg_attribute a on a.attrelid = g.tgrelid and a.attnum = any(g.tgattr)
      where g.tgrelid = t.name::regclass and g.tgname = 'search_again') as searched,
    coalesce((select pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = t.name::regclass and tgname = 'zz_set_changed_at'), '') as copied
  from jsonb_array_elements_text(?::jsonb) as t(name)`;

/**
 * Lists the declared columns that tables and triggers lack.
 * @param exactly also lists undeclared ones, which an older release would report about what a newer one has
 * added.
 */
export async function triggerOmissions(
  em: EntityManager,
  records: readonly RecordKind[],
  exactly = false,
): Promise<string[]> {
  const tables = await em.execute<StoredTable[]>(STORED, [JSON.stringify(records.map(({ table }) => table))]);
  return records.flatMap((record) => {
    const stored = tables.find(({ table }) => table === record.table);
    return stored ? [...missingIn(record, stored), ...(exactly ? beyond(record, stored) : [])] : [];
  });
}

const isCopied = ({ copied }: StoredTable, column: string) =>
  new RegExp(`\\bnew\\.${column}\\b`).test(copied);

function missingIn(record: RecordKind, stored: StoredTable): string[] {
  const { table, fields, file } = record;
  const searched = searchedColumnsOf(record);
  return [...new Set([...Object.keys(fields).map(columnOf), ...searched])].flatMap((column) => {
    const where = `${table}.${column} (${file})`;
    if (!stored.columns.includes(column))
      return [`${where}: the table has no such column; add it in a migration`];
    return [
      ...(searched.includes(column) && !stored.searched.includes(column)
        ? [`${where}: searches don't hear of its changes; run renewTriggers in a migration`]
        : []),
      ...(!isCopied(stored, column) && !record.uncopiedColumns.includes(column)
        ? [`${where}: copies don't hear of its changes; run renewTriggers in a migration`]
        : []),
    ];
  });
}

function beyond(record: RecordKind, stored: StoredTable): string[] {
  const searched = new Set(searchedColumnsOf(record));
  const uncopied = new Set(["id", "changed_at", ...COUNTERS, ...record.uncopiedColumns]);
  return [
    ...stored.searched
      .filter((column) => !searched.has(column))
      .map((column) => `${record.table}.${column}: searches hear of it, and ${record.file} doesn't say so`),
    ...stored.columns
      .filter((column) => isCopied(stored, column) === uncopied.has(column))
      .map((column) => `${record.table}.${column}: copies and ${record.file} don't agree on it`),
  ];
}
