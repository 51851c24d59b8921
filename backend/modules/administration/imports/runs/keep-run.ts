import type { EntityManager } from "@mikro-orm/postgresql";
import type { Actor } from "../../../../shared/actor.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import { ImportError } from "../errors.ts";
import type { Mapping } from "../mapping/mapping.ts";
import type { ImportReport } from "../report.ts";

/** The initial data of a run. */
export interface RunStart {
  readonly kind: string;
  readonly source: string;
  readonly fileName: string;
  readonly hash: string;
  readonly mapping: Mapping | undefined;
  readonly skipBad: boolean;
  readonly actor: Actor;
}

/** Records the start of a run, in its transaction. Returns its id. */
export async function startRun(
  em: EntityManager,
  { kind, source, fileName, hash, mapping, skipBad, actor }: RunStart,
  announced: number | undefined,
): Promise<number> {
  if (announced !== undefined) return announced;
  const [run] = await em.execute<{ id: number }[]>(
    `insert into import_runs (kind, source, file_name, content_hash, mapping, skip_bad, started_by_id, status)
     values (?, ?, ?, ?, ?::jsonb, ?, ?, 'running') returning id`,
    [
      kind,
      source,
      fileName,
      hash,
      mapping ? JSON.stringify(mapping) : null,
      skipBad,
      "id" in actor ? actor.id : null,
    ],
  );
  if (!run) throw new Error("The run was not stored.");
  return run.id;
}

/** Stores the outcome of a run. */
export async function finishRun(
  em: EntityManager,
  run: number,
  report: ImportReport,
  status: "written" | "refused",
  preview: readonly unknown[] = [],
): Promise<void> {
  const { rows, created, updated, unchanged, left, refused, errorCount, warningCount } = report;
  const unused = [...report.unused].slice(0, 50);
  const notes = [...report.notes, ...(unused.length > 0 ? [`Not used: ${unused.join(", ")}.`] : [])];
  await em.execute(
    `update import_runs set rows = ?, created = ?, updated = ?, unchanged = ?, left_alone = ?, refused = ?,
       error_count = ?, warning_count = ?, errors = ?::jsonb, warnings = ?::jsonb, notes = ?::jsonb,
       preview = ?::jsonb, status = ?, percent = 100, finished_at = now()
     where id = ?`,
    [
      rows,
      created,
      updated,
      unchanged,
      left,
      refused,
      errorCount,
      warningCount,
      ...[report.errors, report.warnings, notes, preview].map((list) => JSON.stringify(list)),
      status,
      run,
    ],
  );
}

/**
 * Returns an earlier run that wrote the same content, under any file name; undefined if there is none.
 * @param organization whose runs alone are looked at; all for null.
 */
export async function sameContent(
  em: EntityManager,
  { hash, kind, source }: Pick<RunStart, "hash" | "kind" | "source">,
  organization: number | null = null,
): Promise<{ readonly id: number; readonly fileName: string; readonly source: string } | undefined> {
  const [found] = await em.execute<{ id: number; fileName: string; source: string }[]>(
    `select id, file_name as "fileName", source from import_runs
     where content_hash = ? and kind = ? and source <> ? and status = 'written' and not dry_run
       and coalesce(organization_id = ?, ?) order by id desc limit 1`,
    [hash, kind, source, organization, organization === null],
  );
  return found;
}

/**
 * Stores why a run failed. An unexpected error is masked and thrown again: the queue logs it, and the next attempt
 * finds that the run has ended.
 * @param outcome what is said of the data then, such as `Nothing was imported.`
 */
export async function failRun(em: EntityManager, id: number, error: unknown, outcome: string): Promise<void> {
  const isExpected = error instanceof ImportError || error instanceof NotFoundError;
  await em.execute(
    "update import_runs set status = 'failed', failure = left(?, 2000), finished_at = now() where id = ?",
    [isExpected ? error.message : `Something went wrong on our end. ${outcome}`, id],
  );
  if (!isExpected) throw error;
}
