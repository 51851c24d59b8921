import type { Client } from "pg";
import { BackupError } from "./errors.ts";
import type { TableStart } from "./format.ts";

/** A table and its approximate number of rows. */
interface TableInfo extends TableStart {
  readonly estimate: number;
}

/** SQL condition for objects that don't belong to an extension. */
const OWN = (oid: string) =>
  `not exists (select from pg_depend where objid = ${oid} and deptype = 'e' and refclassid = 'pg_extension'::regclass)`;

/** The names of the schema's tables, except for the migrations table. */
const TABLES = `
  select relname as "table",
    array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns,
    greatest(reltuples, 0)::float8 as estimate
  from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and ${OWN("c.oid")}
  group by c.oid order by relname`;

/** The product's tables with the columns that hold data, by name. */
export async function describeTables(client: Client): Promise<TableInfo[]> {
  return (await client.query<TableInfo>(TABLES)).rows;
}

/**
 * The names of the migrations that have run.
 * @throws BackupError if it is not a database of the product.
 */
export async function readMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('public.migrations') is not null as there",
  );
  if (!found[0]?.there)
    throw new BackupError("This database contains no SportsTech Hub data, so there is nothing to back up.");
  const { rows } = await client.query<{ name: string }>("select name from public.migrations order by id");
  return rows.map(({ name }) => name);
}

/** The last value of each sequence that has been used. */
export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Whether the schema has no tables at all. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${OWN("c.oid")}`,
  );
  return rowCount === 0;
}

/** Drops the product's tables and functions; extensions, and the schema with its privileges, stay. */
export async function dropSchema(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string | null }>(
    `select format('drop table %s cascade', string_agg(c.oid::regclass::text, ', ')) as statement from pg_class c
       where relnamespace = 'public'::regnamespace and relkind = 'r' and ${OWN("c.oid")}
     union all
     select format('drop routine if exists %s cascade', string_agg(p.oid::regprocedure::text, ', ')) from pg_proc p
       where pronamespace = 'public'::regnamespace and ${OWN("p.oid")}
     having count(*) > 0`,
  );
  for (const { statement } of rows) if (statement) await client.query(statement);
}
