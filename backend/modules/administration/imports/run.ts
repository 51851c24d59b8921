import { basename } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Actor, SYSTEM } from "../../../shared/actor.ts";
import type { Changes } from "../audit/changes-between.ts";
import { recordAuditEvent } from "../audit/record-audit-event.ts";
import { ImportError } from "./errors.ts";
import { sourceOf } from "./reading/external-key.ts";
import { type RowSource, readRows } from "./reading/read-rows.ts";
import { placeLabel } from "./reading/records.ts";
import { addRefused, addWarnings, emptyReport, type ImportReport } from "./report.ts";
import { contentHash } from "./runs/content-hash.ts";
import { finishRun, type RunStart, startRun } from "./runs/keep-run.ts";
import { type Preview, previewing } from "./runs/preview.ts";
import { withStoredKeys } from "./writing/adopt.ts";
import { RunJournal } from "./writing/journal.ts";
import { noteLookalikes } from "./writing/lookalikes.ts";
import { type KeyedRow, planTables, type TablePlan } from "./writing/table-plan.ts";
import { inOneTransaction } from "./writing/transaction.ts";
import { writeBatch } from "./writing/write-batch.ts";

const BATCH_SIZE = 1_000;
/** The key of the advisory lock that allows only one import at a time. */
export const IMPORT_LOCK = 7_305_114;

/** The source and options of an import. */
export interface ImportOptions extends RowSource {
  /** Writes everything, then rolls it back. */
  readonly dryRun?: boolean;
  /** Skips bad rows; otherwise one bad row prevents the whole import. */
  readonly skipBad?: boolean;
  /** The actor of the import. Default: the system, as for the command. */
  readonly actor?: Actor;
  /** The file's name, if it isn't stored under it. */
  readonly fileName?: string;
  /** The previously announced run; otherwise a new one is created. */
  readonly run?: number;
  /** Receives the changes of the first rows. */
  readonly preview?: Preview;
  /** Called with the number of bytes and rows read. */
  readonly onProgress?: (bytes: number, rows: number) => void;
  /** Aborts the import, which then writes nothing. */
  readonly signal?: AbortSignal;
}

/** Thrown to roll the transaction back on purpose; the report is kept. */
class RolledBack extends Error {}

/**
 * Imports a file in one transaction: all of it, or nothing. What it created and changed is stored with its
 * run.
 * @throws ImportError if the file can't be read in the format of its extension, or the database connection is
 * lost.
 */
export async function runImport(
  orm: { readonly em: EntityManager },
  options: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport();
  const { actor = SYSTEM, file, kind } = options;
  const source = sourceOf(file, options.source ?? options.mapping?.source);
  const start: RunStart = {
    kind: kind.name,
    source,
    mapping: options.mapping,
    skipBad: options.skipBad === true,
    fileName: options.fileName ?? basename(file),
    hash: await contentHash(file),
    actor,
  };
  try {
    await inOneTransaction(orm, async (em) => {
      await em.execute("select pg_advisory_xact_lock(?)", [IMPORT_LOCK]);
      const run = await startRun(em, start, options.run);
      await importRows(em, options, report, new RunJournal(run));
      report.notes.push(...(await noteLookalikes(em, run)));
      await recordAuditEvent(
        { em, actor },
        { action: "catalog.imported", changes: summaryOf(options, report) },
      );
      if (options.dryRun || isRefused(report, options)) throw new RolledBack();
      await finishRun(em, run, report, "written");
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

async function importRows(
  em: EntityManager,
  options: ImportOptions,
  report: ImportReport,
  journal: RunJournal,
): Promise<void> {
  const plan = planTables(options.kind);
  const { file, preview } = options;
  let batch: KeyedRow[] = [];
  let bytes = 0;
  // The next batch is read while one is written.
  let writing: Promise<void> = Promise.resolve();
  const writeRows = async (given: readonly KeyedRow[]) => {
    for (const rows of inRounds(plan, await withStoredKeys(em, plan, given))) {
      const write = (onAdopted?: () => Promise<void>) => writeBatch(em, plan, rows, journal, onAdopted);
      const { created, updated, left } = preview
        ? await previewing(em, plan, rows, preview, write)
        : await write();
      report.created += created;
      report.updated += updated;
      report.left += left;
      report.unchanged += rows.length - created - updated - left;
    }
  };
  const write = async () => {
    await writing;
    options.signal?.throwIfAborted();
    const rows = batch;
    batch = [];
    options.onProgress?.(bytes, report.rows);
    // Once a bad row has determined the outcome, the rest is read only for its errors.
    if (rows.length === 0 || isRefused(report, options)) return;
    writing = writeRows(rows);
    // The error is handled where the promise is awaited.
    writing.catch(() => undefined);
  };
  const onBytes = (read: number) => {
    bytes = read;
  };
  try {
    for await (const { place, problems, keyed } of readRows(options, onBytes, report)) {
      report.rows += 1;
      const label = placeLabel(file, place);
      if (!keyed) addRefused(report, label, problems);
      else {
        batch.push(keyed);
        if (problems.size > 0) addWarnings(report, label, problems);
      }
      if (report.rows % BATCH_SIZE === 0) await write();
    }
    if (report.rows === 0) throw new ImportError(`${basename(file)} has no rows.`);
    await write();
  } finally {
    // The transaction must not end while a batch is being written.
    await writing.catch(() => undefined);
  }
  await writing;
}

/**
 * Parts rows so that no two of a round are for the same stored row, which one statement can't write: names of
 * merged records stand for one. Usually there is one round.
 */
function inRounds({ kind, key }: TablePlan, rows: readonly KeyedRow[]): readonly (readonly KeyedRow[])[] {
  if (!kind.merges) return [rows];
  const counts = new Map<string, number>();
  const rounds = Map.groupBy(rows, (row) => {
    const name = String(key.value(row, new Map())).toLowerCase();
    const round = counts.get(name) ?? 0;
    counts.set(name, round + 1);
    return round;
  });
  return [...rounds.values()];
}

function isRefused(report: ImportReport, { skipBad }: ImportOptions): boolean {
  return report.refused > 0 && !skipBad;
}
