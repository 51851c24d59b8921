import { basename } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob } from "../../../jobs/queue.ts";
import { type Actor, SYSTEM } from "../../../shared/actor.ts";
import type { ImportKind } from "../../../shared/import-kind/kind.ts";
import type { Changes } from "../audit/changes-between.ts";
import { recordAuditEvent } from "../audit/record-audit-event.ts";
import { ImportError, type RowError } from "./errors.ts";
import { sourceOf } from "./reading/external-key.ts";
import { type RowSource, readRows } from "./reading/read-rows.ts";
import { placeLabel } from "./reading/records.ts";
import { addRefused, addWarnings, emptyReport, type ImportReport } from "./report.ts";
import { contentHash } from "./runs/content-hash.ts";
import { finishRun, type RunStart, startRun } from "./runs/keep-run.ts";
import { type Preview, previewing } from "./runs/preview.ts";
import { withStoredKeys } from "./writing/adopt.ts";
import { changeable } from "./writing/changeable.ts";
import { compareBatch, NotWritten } from "./writing/compare-batch.ts";
import { RunJournal } from "./writing/journal.ts";
import { noteLookalikes } from "./writing/lookalikes.ts";
import { type Refuse, withNeeded } from "./writing/needed.ts";
import { noteSameDois } from "./writing/same-dois.ts";
import { type KeyedRow, planTables, type TablePlan } from "./writing/table-plan.ts";
import { inOneTransaction, RolledBack } from "./writing/transaction.ts";
import { UniqueValues } from "./writing/unique-values.ts";
import { type BatchResult, writeBatch } from "./writing/write-batch.ts";

const BATCH_SIZE = 1_000;
/** From this many rows on, a preview compares without writing. */
const REHEARSED_ROWS = 1_000;
/** The key of the advisory lock that allows only one import at a time. */
export const IMPORT_LOCK = 7_305_114;

/** The source and options of an import. */
export interface ImportOptions extends RowSource {
  /** Writes everything, then rolls it back; with `preview`, only the first rows. */
  readonly dryRun?: boolean;
  /** Skips bad rows; otherwise one bad row prevents the whole import. */
  readonly skipBad?: boolean;
  /** The actor of the import. Default: the system, as for the command. */
  readonly actor?: Actor;
  /** The organization whose members' import it is; the kind is theirs, too. */
  readonly organization?: number;
  /** The most rows that are read. Default: any number. */
  readonly maxRows?: number;
  /** The file's name, if it isn't stored under it. */
  readonly fileName?: string;
  /** The previously announced run; otherwise a new one is created. */
  readonly run?: number;
  /** Receives the changes of the first rows; a dry run then compares the rows after the first 1,000 without writing them. */
  readonly preview?: Preview;
  /** Called with the number of bytes and rows read. */
  readonly onProgress?: (bytes: number, rows: number) => void;
  /** Aborts the import, which then writes nothing. */
  readonly signal?: AbortSignal;
}

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
      const notWritten = new NotWritten();
      await importRows(em, options, report, new RunJournal(run), notWritten);
      if (report.created > 0) await assertFew(em, kind);
      report.notes.push(
        ...(await noteLookalikes(em, run, notWritten.vendors)),
        ...(await noteSameDois(em, run, notWritten.papers)),
      );
      await recordAuditEvent(
        { em, actor },
        { action: "catalog.imported", changes: summaryOf(options, report) },
      );
      if (options.dryRun || isRefused(report, options)) throw new RolledBack();
      await finishRun(em, run, report, "written");
      if (kind.letters && report.created > 0) await addJob(em, kind.letters, { run });
    });
    report.written = true;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return report;
}

function summaryOf({ kind, organization }: ImportOptions, { created, updated }: ImportReport): Changes {
  return {
    kind: { after: kind.name },
    created: { after: created },
    updated: { after: updated },
    ...(organization !== undefined && { organization: { after: organization } }),
  };
}

async function assertFew(em: EntityManager, { exceeded }: ImportKind): Promise<void> {
  const [problem] = exceeded ? await em.execute<{ message: string }[]>(exceeded) : [];
  if (problem) throw new ImportError(problem.message);
}

async function importRows(
  em: EntityManager,
  options: ImportOptions,
  report: ImportReport,
  journal: RunJournal,
  notWritten: NotWritten,
): Promise<void> {
  const plan = planTables(options.kind);
  const { dryRun, file, preview, maxRows = Infinity } = options;
  let batch: KeyedRow[] = [];
  let bytes = 0;
  // The next batch is read while one is written.
  let writing: Promise<void> = Promise.resolve();
  let rehearsed = 0;
  let compared = 0;
  const uniques = new UniqueValues(({ place }) => placeLabel(file, place));
  const compare = async (rows: readonly KeyedRow[]) => {
    // What one name of a merged record changes decides what another one changes.
    const merged = rows.filter(({ isOfMerged }) => isOfMerged);
    const others = rows.filter(({ isOfMerged }) => !isOfMerged);
    rehearsed += merged.length;
    compared += others.length;
    return added(
      await writeBatch(em, plan, merged, journal),
      await compareBatch(em, plan, others, notWritten),
    );
  };
  const take = (rows: readonly KeyedRow[]) => {
    if (dryRun && preview && rehearsed >= REHEARSED_ROWS) return compare(rows);
    rehearsed += rows.length;
    const write = (onAdopted?: () => Promise<void>) => writeBatch(em, plan, rows, journal, onAdopted);
    return preview ? previewing(em, plan, rows, preview, write) : write();
  };
  const writeRows = async (given: readonly KeyedRow[]) => {
    const keyed = await withStoredKeys(em, plan, given);
    const refuse: Refuse = (row, field, problem) =>
      addRefused(report, placeLabel(file, row.place), new Map([[field, problem]]));
    const own = await changeable(em, plan, keyed, refuse);
    const belonging = await withNeeded(em, plan, own, refuse);
    const writable = await uniques.without(em, plan, belonging, refuse);
    if (isRefused(report, options)) return;
    for (const rows of inRounds(plan, writable)) {
      const { created, updated, left } = await take(rows);
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
    if (rows.length === 0 || (isRefused(report, options) && !isCheckedByDatabase(plan))) return;
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
      if (report.rows > maxRows)
        throw new ImportError(
          `A file can have up to ${maxRows.toLocaleString("en-US")} rows here: split it.`,
        );
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
  // What only the database tells comes later than what a row alone does.
  report.errors.sort((one, other) => placeIn(one) - placeIn(other));
  if (compared > 0) report.notes.push(comparedNote(rehearsed, compared));
}

const placeIn = ({ place }: RowError) => Number(/\d+$/.exec(place)?.[0] ?? 0);

/** Whether some errors of a kind's rows show only when they are compared with what is stored. */
const isCheckedByDatabase = ({ kind }: TablePlan) =>
  (kind.unique ?? kind.needs ?? kind.changesOnly) !== undefined;

const added = (one: BatchResult, other: BatchResult): BatchResult => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  left: one.left + other.left,
});

function comparedNote(rehearsed: number, compared: number): string {
  const [first, rest] = [rehearsed, compared].map((count) => count.toLocaleString("en-US"));
  return `Every row was read, checked and compared with what is stored. The first ${first} were also written and taken back; for the other ${rest}, what only the database refuses shows in the import, which then writes nothing.`;
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
