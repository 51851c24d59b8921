import { type Client, escapeIdentifier } from "pg";

/** A foreign key or index that is dropped while rows are loaded. */
interface Part {
  /** The statement that drops it. */
  readonly drop: string;
  /** The statement that creates it again. */
  readonly make: string;
}

/** Foreign keys are dropped first and created last, since they need the unique indexes. */
const PARTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
    1 as place
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 2
  from pg_index join pg_class c on c.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
  order by place`;

/**
 * Empties `tables` and runs `load` without their triggers, foreign keys and indexes: rows come in any order
 * and with the values that triggers compute, and building an index at once is faster than row by row. Then
 * every foreign key is checked.
 * @throws PostgreSQL's error if a row violates a foreign key.
 */
export async function whileLoading(
  client: Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const names = tables.map((table) => `public.${escapeIdentifier(table)}`);
  const switchTriggers = async (to: "enable" | "disable") => {
    for (const name of names) await client.query(`alter table ${name} ${to} trigger user`);
  };
  const { rows: parts } = await client.query<Part>(PARTS);
  await switchTriggers("disable");
  for (const { drop } of parts) await client.query(drop);
  await client.query(`truncate ${names.join(", ")}`);
  await load();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { make } of parts.toReversed()) await client.query(make);
  await switchTriggers("enable");
}
