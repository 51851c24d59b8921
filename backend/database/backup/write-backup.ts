import { open, rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Client, escapeIdentifier } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { withConnection } from "./connection.ts";
import { BackupError, explained } from "./errors.ts";
import { END_OF_ROWS, FORMAT, type Footer, type Header, JOBS, type TableStart } from "./format.ts";
import { JOB_COLUMNS, READ_JOBS } from "./queued-jobs.ts";
import { describeTables, readMigrations, readSequences } from "./schema-of.ts";

/** The options of a backup. */
export interface BackupOptions {
  /** Replaces an existing file. */
  readonly replace?: boolean;
  /** Called with the number of rows written, and the approximate total. */
  readonly onProgress?: (rows: number, expected: number) => void;
  /** Aborts the backup; no file remains then. */
  readonly signal?: AbortSignal;
}

/** At this level, compressing takes about as long as reading. */
const LEVEL = 4;
const OUTCOME = "No backup was made.";

/**
 * Writes all rows of the database in a consistent snapshot to a file that only the current user can read. The
 * file appears under its name once it is complete.
 * @returns the number of rows.
 * @throws BackupError if the file can't be written, or the database can't be read or is empty.
 */
export async function writeBackup(url: string, file: string, options: BackupOptions = {}): Promise<number> {
  const part = `${file}.part-${process.pid}`;
  try {
    if (!options.replace && (await stat(file).catch(ignoreMissing)))
      throw new BackupError(`${file} exists. Choose another name, or overwrite it with --replace.`);
    return await withConnection(url, "shared", async (client) => {
      const output = await open(part, "wx", 0o600);
      try {
        const counted = { rows: 0 };
        const { signal } = options;
        const lines = linesOf(client, options, counted);
        const stream = output.createWriteStream({ flush: true });
        await pipeline(lines, createGzip({ level: LEVEL }), stream, { ...(signal && { signal }) });
        await rename(part, file);
        return counted.rows;
      } finally {
        await output.close();
        await rm(part, { force: true });
      }
    });
  } catch (error) {
    throw explained(error, file, OUTCOME);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

async function* linesOf(client: Client, { onProgress }: BackupOptions, counted: { rows: number }) {
  await client.query("begin isolation level repeatable read read only");
  const header: Header = {
    backup: "sportstech-hub",
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migrations: await readMigrations(client),
  };
  yield line(header);
  const tables = await describeTables(client);
  const expected = tables.reduce((sum, { estimate }) => sum + estimate, 0);
  const rows: Record<string, number> = {};
  const note = (table: string, count: number) => {
    rows[table] = count;
    counted.rows += count;
  };
  for (const { table, columns } of tables) {
    const names = columns.map(escapeIdentifier).join(", ");
    const source = `public.${escapeIdentifier(table)} (${names})`;
    const onRows = (count: number) => onProgress?.(counted.rows + count, expected);
    note(table, yield* sectionOf(client, { table, columns }, source, onRows));
  }
  note(JOBS, yield* sectionOf(client, { table: JOBS, columns: JOB_COLUMNS }, `(${READ_JOBS})`));
  // After the rows: values used meanwhile are skipped, and none is assigned twice.
  const footer: Footer = { rows, sequences: await readSequences(client) };
  yield line(footer);
  await client.query("commit");
}

/** Writes the rows of one table; returns their number. */
async function* sectionOf(
  client: Client,
  start: TableStart,
  source: string,
  onRows: (count: number) => void = () => undefined,
): AsyncGenerator<string | Buffer, number> {
  yield line(start);
  const stream = client.query(copyTo(`copy ${source} to stdout`));
  let rows = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    // A row is a line: newlines within values are escaped.
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
    onRows(rows);
    yield chunk;
  }
  yield END_OF_ROWS;
  return rows;
}

function line(value: Header | TableStart | Footer): string {
  return `${JSON.stringify(value)}\n`;
}
