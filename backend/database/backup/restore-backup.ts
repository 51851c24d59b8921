import { pipeline } from "node:stream/promises";
import { type Client, escapeIdentifier } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { migrateJobs } from "../../jobs/worker.ts";
import { migrations } from "../migrations/index.ts";
import { openOrm } from "../orm.ts";
import { BackupReader } from "./backup-reader.ts";
import { withConnection } from "./connection.ts";
import { BackupError, explained, notWhole } from "./errors.ts";
import { FORMAT, type Footer, type Header, JOBS, type TableStart } from "./format.ts";
import { whileLoading } from "./loading.ts";
import { clearQueue, JOB_COLUMNS, JOB_TABLE, queueJobs } from "./queued-jobs.ts";
import { describeTables, dropSchema, isEmpty, readMigrations } from "./schema-of.ts";

/** The options of a restore. */
export interface RestoreOptions {
  /** Deletes the database's existing content. */
  readonly replace?: boolean;
  /** Called with the number of bytes of the file read, and the number of rows written. */
  readonly onProgress?: (bytes: number, rows: number) => void;
  /** Aborts the restore; the database stays unchanged. */
  readonly signal?: AbortSignal;
}

const OUTCOME = "Nothing was restored.";

/**
 * Restores a backup in one transaction: creates the tables with the backup's migrations, loads its rows, then
 * runs the later migrations.
 * @returns the number of rows.
 * @throws BackupError if the file isn't a complete backup or comes from a newer program, or if the database
 * is in use, not empty or can't be written.
 */
export async function restoreBackup(
  url: string,
  file: string,
  { replace = false, onProgress, signal }: RestoreOptions = {},
): Promise<number> {
  const done = { bytes: 0, rows: 0 };
  const reader = new BackupReader(file, (bytes) => {
    done.bytes = bytes;
    onProgress?.(bytes, done.rows);
  });
  try {
    const header = await checkFile(file);
    await reader.readLine();
    await withConnection(url, "alone", async (client) => {
      await assertUsable(client, replace);
      await migrateJobs(url);
      const orm = await openOrm({ url, poolSize: 1, client });
      await orm.em.fork().transactional(async (em) => {
        const migrateTo = async (names: string[]) =>
          names.length > 0 && orm.migrator.up({ transaction: em.getTransactionContext(), migrations: names });
        if (replace) await dropSchema(client);
        await migrateTo([...header.migrations]);
        await load(client, reader, { file, signal, done });
        await migrateTo(
          migrations.map(({ name }) => name).filter((name) => !header.migrations.includes(name)),
        );
        signal?.throwIfAborted();
      });
      await client.query("analyze");
    });
    return done.rows;
  } catch (error) {
    throw explained(error, file, OUTCOME);
  } finally {
    await reader.close();
  }
}

/**
 * Reads the whole file before the database is touched.
 * @throws BackupError, or zlib's error for a damaged file.
 */
async function checkFile(file: string): Promise<Header> {
  const reader = new BackupReader(file);
  try {
    const header = readHeader(await reader.readLine(), file);
    await reader.readAll();
    return header;
  } finally {
    await reader.close();
  }
}

function readHeader(line: unknown, file: string): Header {
  const header = (line ?? {}) as Partial<Header>;
  if (header.backup !== "sportstech-hub" || !Array.isArray(header.migrations)) throw notWhole(file);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = header.migrations.find((name) => !known.has(name));
  if (Number(header.format) > FORMAT || unknown !== undefined) {
    const reason = unknown === undefined ? `format ${header.format}` : `migration ${unknown}`;
    throw new BackupError(`${file} was made by a newer version of the program (${reason}): update it first.`);
  }
  return header as Header;
}

/** @throws BackupError if the database is in use, or contains data that may not be deleted. */
async function assertUsable(client: Client, replace: boolean): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rowCount)
    throw new BackupError("The database is in use. Stop SportsTech Hub and anything else that uses it.");
  if (await isEmpty(client)) return;
  if (!replace) throw new BackupError("The database isn't empty. Use --replace to delete its contents.");
  await readMigrations(client).catch(() => {
    throw new BackupError(
      "The database contains another program's tables: restore into a separate database.",
    );
  });
}

interface Loading {
  readonly file: string;
  readonly signal: AbortSignal | undefined;
  readonly done: { rows: number };
}

/** Loads the backup's rows into the tables that its migrations created. */
async function load(client: Client, reader: BackupReader, loading: Loading): Promise<void> {
  const tables = await describeTables(client);
  const columns = new Map<string, readonly string[]>(tables.map((table) => [table.table, table.columns]));
  await whileLoading(client, [...columns.keys()], async () => {
    await clearQueue(client);
    columns.set(JOBS, JOB_COLUMNS);
    const { sequences } = await loadTables(client, reader, columns, loading);
    if (!(await reader.atEnd())) throw notWhole(loading.file);
    for (const [name, last] of Object.entries(sequences))
      await client.query("select setval(format('public.%I', $1::text)::regclass, $2)", [name, last]);
    await queueJobs(client);
  });
}

async function loadTables(
  client: Client,
  reader: BackupReader,
  known: ReadonlyMap<string, readonly string[]>,
  { file, signal, done }: Loading,
): Promise<Footer> {
  const rows: Record<string, number> = {};
  for (;;) {
    const next = (await reader.readLine()) as Partial<TableStart & Footer>;
    if (next.rows && next.sequences) {
      assertSameCounts(next.rows, rows, file);
      return { rows: next.rows, sequences: next.sequences };
    }
    const { table = "", columns = [] } = next;
    if (columns.some((column) => !known.get(table)?.includes(column)) || columns.length === 0)
      throw notWhole(file);
    const target = table === JOBS ? JOB_TABLE : `public.${escapeIdentifier(table)}`;
    const names = columns.map(escapeIdentifier).join(", ");
    const copy = client.query(copyFrom(`copy ${target} (${names}) from stdin`));
    await pipeline(reader.readRows(), copy, { ...(signal && { signal }) });
    rows[table] = copy.rowCount;
    done.rows += copy.rowCount;
  }
}

function assertSameCounts(expected: Footer["rows"], loaded: Footer["rows"], file: string): void {
  const tables = new Set([...Object.keys(expected), ...Object.keys(loaded)]);
  for (const table of tables) if (expected[table] !== loaded[table]) throw notWhole(file);
}
