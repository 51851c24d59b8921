import { basename, extname } from "node:path";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { checkRow } from "./check-row.ts";
import { ImportError, type RowError } from "./errors.ts";
import type { ImportKind, KeyedRow } from "./kinds/kind.ts";
import { readLookups } from "./lookups.ts";
import { applyMapping, type Mapping } from "./mapping.ts";
import { readRecords } from "./records.ts";

/** How many rows are written at once. */
const BATCH = 500;
/** The most errors that a report keeps; all are counted. */
const MAX_ERRORS = 50;

/** What to import and how. */
export interface ImportOptions {
  readonly file: string;
  readonly kind: ImportKind;
  readonly mapping?: Mapping;
  /** Leads the external keys; default: the mapping's source, else the file's name without its ending. */
  readonly source?: string;
  /** Does everything, then takes it back. */
  readonly dryRun?: boolean;
  /** Leaves bad rows out; otherwise one bad row means that nothing is written. */
  readonly skipBad?: boolean;
  /** Told the bytes of the file that have been read, and the rows. */
  readonly onProgress?: (bytes: number, rows: number) => void;
}

/** What an import did, or would have done. */
export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** The first 50. */
  errors: RowError[];
  /** False after a dry run, and where bad rows kept everything out. */
  written: boolean;
}

/** Thrown to take the transaction back; the report stands. */
class TakenBack extends Error {}

/**
 * Imports a file in one transaction: all of it, or nothing.
 * @throws ImportError when the file can't be read as what it claims to be.
 */
export async function runImport(orm: MikroORM, options: ImportOptions): Promise<ImportReport> {
  const report: ImportReport = {
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    errors: [],
    written: true,
  };
  try {
    await orm.em.fork().transactional(async (em) => {
      await em.execute("set local statement_timeout = 0");
      await em.execute("set local idle_in_transaction_session_timeout = 0");
      await importRows(em, options, report);
      if (options.dryRun || (report.refused > 0 && !options.skipBad)) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
    report.written = false;
  }
  return report;
}

async function importRows(em: EntityManager, options: ImportOptions, report: ImportReport): Promise<void> {
  const { file, kind, mapping } = options;
  const source = options.source ?? mapping?.source ?? basename(file, extname(file));
  const lookups = await readLookups(file, mapping);
  const lines = new Map<string, number>();
  let batch: KeyedRow<object>[] = [];
  let bytes = 0;
  const write = async () => {
    if (batch.length === 0) return;
    const { created, updated } = await kind.write(em, batch);
    report.created += created;
    report.updated += updated;
    report.unchanged += batch.length - created - updated;
    batch = [];
    options.onProgress?.(bytes, report.rows);
  };
  const records = readRecords(file, mapping?.records ?? "", (read) => {
    bytes = read;
  });
  for await (const { line, values } of records) {
    report.rows += 1;
    const record = mapping ? applyMapping(mapping, values, lookups) : values;
    if (report.rows === 1) assertColumns(file, kind, record);
    const row = checkRow(kind, line, record);
    const errors = Array.isArray(row) ? row : [];
    const id = record.id ?? (Array.isArray(row) ? "" : kind.naturalKey(row));
    const externalKey = `${source}:${id}`;
    const first = lines.get(externalKey);
    if (id !== "" && first !== undefined)
      errors.push({ line, field: "id", message: `is the same as in line ${first} (${id})` });
    lines.set(externalKey, first ?? line);
    if (errors.length > 0) refuse(report, errors);
    else batch.push({ externalKey, row });
    if (batch.length === BATCH) await write();
  }
  if (report.rows === 0) throw new ImportError(`${file} holds no rows.`);
  await write();
}

function refuse(report: ImportReport, errors: readonly RowError[]): void {
  report.refused += 1;
  report.errors.push(...errors.slice(0, MAX_ERRORS - report.errors.length));
}

function assertColumns(file: string, kind: ImportKind, record: Record<string, unknown>): void {
  const missing = kind.required.filter((column) => !(column in record));
  if (
    missing.length === kind.required.length ||
    (extname(file).toLowerCase() === ".csv" && missing.length > 0)
  ) {
    throw new ImportError(
      `${file} lacks the columns ${missing.join(", ")}; a file of another shape needs a --mapping.`,
    );
  }
}
