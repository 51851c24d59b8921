import { addJob } from "../../../../jobs/queue.ts";
import { asPerson } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import type { Mapping } from "../mapping/mapping.ts";
import { ImportRun } from "./import-run.entity.ts";
import { runImportJob } from "./run-import.job.ts";
import type { StoredUpload } from "./stored-upload.ts";

/** The source and options of an import. */
interface Announced {
  readonly upload: StoredUpload;
  readonly kind: ImportKind;
  readonly source: string;
  /** Undefined if the file has the kind's columns. */
  readonly mapping: Mapping | undefined;
  readonly skipBad: boolean;
  readonly dryRun: boolean;
  /** Whose members import their own records; null for administrators. */
  readonly organization: number | null;
}

/** Stores a run and queues the job that performs it. */
export async function announceImport(
  { em, actor }: Context,
  { upload, kind, source, mapping, skipBad, dryRun, organization }: Announced,
): Promise<ImportRun> {
  const [run] = await em.execute<{ id: number }[]>(
    `insert into import_runs (kind, source, file_name, content_hash, mapping, skip_bad, dry_run, upload_id, started_by_id, organization_id)
     values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?) returning id`,
    [
      kind.name,
      source,
      upload.fileName,
      upload.hash,
      mapping ? JSON.stringify(mapping) : null,
      skipBad,
      dryRun,
      upload.id,
      asPerson(actor)?.id ?? null,
      organization,
    ],
  );
  if (!run) throw new Error("The run was not stored.");
  await addJob(em, runImportJob, { run: run.id });
  return em.findOneOrFail(ImportRun, run.id);
}
