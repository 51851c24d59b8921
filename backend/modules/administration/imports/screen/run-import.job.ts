import type { EntityManager } from "@mikro-orm/postgresql";
import type { SessionActor } from "../../../../shared/actor.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import type { Job } from "../../../../shared/job.ts";
import { ImportError } from "../errors.ts";
import type { Mapping } from "../mapping/mapping.ts";
import { runImport } from "../run.ts";
import { finishRun } from "../runs/keep-run.ts";
import type { Preview } from "../runs/preview.ts";
import { findUpload, type StoredUpload, withUpload } from "./stored-upload.ts";

/** How often the progress is stored, in milliseconds. */
const PROGRESS_INTERVAL = 1_000;

interface Announced {
  readonly id: number;
  readonly kind: string;
  readonly source: string;
  /** Null if the file has the kind's columns. */
  readonly mapping: Mapping | null;
  readonly skipBad: boolean;
  readonly dryRun: boolean;
  readonly upload: number | null;
  readonly person: number | null;
}

/** Performs a run. One whose process was killed wrote nothing, and is performed again. */
export const runImportJob: Job<{ run: number }> = {
  name: "run-import",
  run: async ({ run: id }, { em, contributions }) => {
    const [run] = await em.execute<Announced[]>(
      `update import_runs set status = 'running', percent = 0 where id = ? and status in ('waiting', 'running')
       returning id, kind, source, mapping, skip_bad as "skipBad", dry_run as "dryRun", upload_id as upload,
         started_by_id as person`,
      [id],
    );
    if (!run) return;
    const kind = contributions.importKinds.get(run.kind);
    try {
      if (!kind || run.upload === null)
        throw new ImportError("The file is no longer stored. Upload it again.");
      const upload = await findUpload(em, run.upload);
      await withUpload(em, upload, (file) => importFrom(em, run, kind, upload, file));
    } catch (error) {
      const isTold = error instanceof ImportError || error instanceof NotFoundError;
      await em.execute(
        "update import_runs set status = 'failed', failure = left(?, 2000), finished_at = now() where id = ?",
        [isTold ? error.message : "Something went wrong on our end. Nothing was imported.", id],
      );
      // The queue logs the error. The next attempt finds that the run has ended.
      if (!isTold) throw error;
    }
  },
};

async function importFrom(
  em: EntityManager,
  { id, source, mapping, skipBad, dryRun, person }: Announced,
  kind: ImportKind,
  { fileName, size }: StoredUpload,
  file: string,
): Promise<void> {
  const preview: Preview = [];
  const actor: SessionActor | undefined =
    person === null ? undefined : { kind: "session", id: person, role: "admin", sessionId: 0 };
  const onProgress = storedProgress(em, id, size);
  try {
    const report = await runImport(
      { em },
      {
        file,
        fileName,
        kind,
        source,
        skipBad,
        dryRun,
        run: id,
        onProgress,
        ...(mapping && { mapping }),
        ...(dryRun && { preview }),
        ...(actor && { actor }),
      },
    );
    if (report.written) return;
    report.notes.splice(0, Infinity, ...report.notes.map((note) => note.replaceAll(file, fileName)));
    await finishRun(em, id, report, report.refused > 0 && !skipBad ? "refused" : "written", preview);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new ImportError(error.message.replaceAll(file, fileName));
  }
}

/** Stores the progress of a run on a separate connection, at most once a second. */
function storedProgress(em: EntityManager, id: number, size: number): (bytes: number, rows: number) => void {
  let due = Date.now();
  return (bytes, rows) => {
    if (Date.now() < due) return;
    due = Date.now() + PROGRESS_INTERVAL;
    const percent = Math.min(99, Math.floor((100 * bytes) / Math.max(size, 1)));
    // A failure to store the progress must not stop the import.
    em.fork()
      .execute("update import_runs set percent = ?, rows = ? where id = ? and status = 'running'", [
        percent,
        rows,
        id,
      ])
      .catch(() => undefined);
  };
}
