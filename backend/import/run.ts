import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { Changes } from "../modules/audit/changes-between.ts";
import { recordAct } from "../modules/audit/record-act.ts";
import { SYSTEM } from "../shared/actor.ts";
import { ImportError } from "./errors.ts";
import { type RowSource, readRows } from "./read-rows.ts";
import { placeLabel } from "./records.ts";
import { addRefused, emptyReport, type ImportReport } from "./report.ts";
import { type KeyedRow, planTables } from "./table-plan.ts";
import { inOneTransaction } from "./transaction.ts";
import { writeBatch } from "./write-batch.ts";

/** Batch size. */
const BATCH_SIZE = 500;
/** The key of the advisory lock that lets one import run at a time. */
const IMPORT_LOCK = 7_305_114;

/** What to import and how. */
export interface ImportOptions extends RowSource {
  /** Writes everything, then rolls it back. */
  readonly dryRun?: boolean;
  /** Skips bad rows; otherwise one bad row prevents the whole import. */
  readonly skipBad?: boolean;
  /** Called with the number of bytes and rows read. */
  readonly onProgress?: (bytes: number, rows: number) => void;
  /** Stops the import; nothing is written then. */
  readonly signal?: AbortSignal;
}

/** Thrown to roll the transaction back on purpose; the report is kept. */
class RolledBack extends Error {}

/**
 * Imports a file in one transaction: all of it, or nothing.
 * @throws ImportError if the file can't be read in the format of its extension, or the database is lost.
 */
export async function runImport(orm: MikroORM, options: ImportOptions): Promise<ImportReport> {
  const report = emptyReport();
  try {
    await inOneTransaction(orm, async (em) => {
      await em.execute("select pg_advisory_xact_lock(?)", [IMPORT_LOCK]);
      await importRows(em, options, report);
      await recordAct(
        { em, actor: SYSTEM },
        { action: "catalog.imported", changes: summaryOf(options, report) },
      );
      if (options.dryRun || isRefused(report, options)) throw new RolledBack();
    });
    report.written = true;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return report;
}

function summaryOf({ kind }: ImportOptions, { created, updated }: ImportReport): Changes {
  return { kind: { after: kind.name }, created: { after: created }, updated: { after: updated } };
}

async function importRows(em: EntityManager, options: ImportOptions, report: ImportReport): Promise<void> {
  const plan = planTables(options.kind);
  let batch: KeyedRow[] = [];
  let bytes = 0;
  const write = async () => {
    options.signal?.throwIfAborted();
    // Once a bad row has decided the outcome, the rest is only read for its errors.
    if (batch.length > 0 && !isRefused(report, options)) {
      const { created, updated, left } = await writeBatch(em, plan, batch);
      report.created += created;
      report.updated += updated;
      report.left += left;
      report.unchanged += batch.length - created - updated - left;
    }
    batch = [];
    options.onProgress?.(bytes, report.rows);
  };
  const onBytes = (read: number) => {
    bytes = read;
  };
  for await (const { place, problems, keyed } of readRows(options, onBytes, report.unused)) {
    report.rows += 1;
    if (keyed) batch.push(keyed);
    else addRefused(report, placeLabel(options.file, place), problems);
    if (report.rows % BATCH_SIZE === 0) await write();
  }
  if (report.rows === 0) throw new ImportError(`${options.file} holds no rows.`);
  await write();
}

function isRefused(report: ImportReport, { skipBad }: ImportOptions): boolean {
  return report.refused > 0 && !skipBad;
}
