import type { EntityManager } from "@mikro-orm/postgresql";
import type { SessionActor } from "../../../../shared/actor.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import type { Job } from "../../../../shared/job.ts";
import { ImportError } from "../errors.ts";
import { asImportedBy } from "../kind-of.ts";
import type { Mapping } from "../mapping/mapping.ts";
import { runImport } from "../run.ts";
import { failRun, finishRun } from "../runs/keep-run.ts";
import type { Preview } from "../runs/preview.ts";
import { actorOfRun } from "./actor-of-run.ts";
import { MEMBERS_ROWS } from "./import-scope.ts";
import { findUpload, type StoredUpload, withUpload } from "./stored-upload.ts";

/** How often the progress is stored, in milliseconds. */
const PROGRESS_INTERVAL = 1_000;
const NOTHING = "Nothing was imported.";

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
  /** Whose members import their own records; null for administrators. */
  readonly organization: number | null;
}

/** Performs a run. One whose process was killed wrote nothing, and is performed again. */
export const runImportJob: Job<{ run: number }> = {
  name: "run-import",
  run: async ({ run: id }, { em, contributions, settings }) => {
    const [run] = await em.execute<Announced[]>(
      `update import_runs set status = 'running', percent = 0 where id = ? and status in ('waiting', 'running')
       returning id, kind, source, mapping, skip_bad as "skipBad", dry_run as "dryRun", upload_id as upload,
         started_by_id as person, organization_id as organization`,
      [id],
    );
    if (!run) return;
    try {
      const actor = await actorOfRun(em, run, settings, NOTHING);
      const kind = await asImportedBy(em, contributions.importKinds.get(run.kind), run.organization);
      if (!kind || run.upload === null)
        throw new ImportError("The file is no longer stored. Upload it again.");
      const upload = await findUpload(em, run.upload);
      await withUpload(em, upload, (file) => importFrom(em, run, { kind, upload, file, actor }));
    } catch (error) {
      await failRun(em, id, error, NOTHING);
    }
  },
};

interface Imported {
  readonly kind: ImportKind;
  readonly upload: StoredUpload;
  readonly file: string;
  readonly actor: SessionActor | undefined;
}

async function importFrom(
  em: EntityManager,
  { id, source, mapping, skipBad, dryRun, organization }: Announced,
  { kind, upload: { fileName, size, hash }, file, actor }: Imported,
): Promise<void> {
  const preview: Preview = [];
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
        storedAs: hash,
        onProgress,
        ...(mapping && { mapping }),
        ...(dryRun && { preview }),
        ...(actor && { actor }),
        ...(organization !== null && { organization, maxRows: MEMBERS_ROWS }),
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
