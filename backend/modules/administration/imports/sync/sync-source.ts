import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InvalidInputError } from "../../../../shared/errors.ts";
import type { JobTools } from "../../../../shared/job.ts";
import { OutboundError } from "../../../../shared/outbound/outbound-error.ts";
import { ImportError } from "../errors.ts";
import { runImportJob } from "../screen/run-import.job.ts";
import { storeUpload } from "../screen/stored-upload.ts";
import { endResult, outcomeOfImport } from "./end-result.ts";
import { type Fetchable, type Fetched, fetchSource } from "./fetch-source.ts";
import { mappingOfSource } from "./source-mapping.ts";

/** A source that a sync has not processed yet. */
export interface Pending {
  readonly id: number;
  readonly sourceId: number | null;
  readonly importRunId: number | null;
  readonly person: number | null;
}

interface Source extends Fetchable {
  readonly name: string;
  readonly kind: string;
  readonly mapping: string;
  readonly skipBad: boolean;
  readonly version: number;
  readonly contentHash: string | null;
}

/**
 * Syncs a source: fetches it, and imports new content. An interrupted sync resumes with the content that was
 * fetched.
 * @throws unexpected errors, after marking the source as failed.
 */
export async function syncSource(tools: JobTools, pending: Pending): Promise<void> {
  try {
    const run = pending.importRunId ?? (await fetched(tools, pending));
    if (run === undefined) {
      await endResult(tools.em, pending.id, {
        status: "unchanged",
        message: "Nothing new since the last sync.",
      });
      return;
    }
    await runImportJob.run({ run }, tools);
    await endResult(tools.em, pending.id, await outcomeOfImport(tools.em, run));
  } catch (error) {
    const isKnown =
      error instanceof ImportError || error instanceof OutboundError || error instanceof InvalidInputError;
    const message = isKnown ? error.message : "It failed unexpectedly. See the server's log for details.";
    await endResult(tools.em, pending.id, { status: "failed", message });
    if (!isKnown) throw error;
  }
}

/** Fetches a source and creates its import run. Returns the run's id; undefined if there is nothing new. */
async function fetched(tools: JobTools, pending: Pending): Promise<number | undefined> {
  const { em, settings } = tools;
  // Content that was undone or never written is fetched again although the server has nothing newer.
  const [source] = await em.execute<Source[]>(
    `select s.name, s.kind, s.location, s.format, s.mapping, s.skip_bad as "skipBad", s.version,
       case when r.status = 'written' then s.etag end as etag,
       case when r.status = 'written' then s.last_modified end as "lastModified",
       case when r.status = 'written' then s.content_hash end as "contentHash"
     from sync_sources s left join import_runs r on r.id = s.import_run_id where s.id = ?`,
    [pending.sourceId],
  );
  if (!source) throw new ImportError("The source was removed.");
  const folder = await mkdtemp(join(tmpdir(), "sync-"));
  try {
    const file = join(folder, "file");
    const content = await fetchSource(source, file, settings.sync);
    if (!content || content.hash === source.contentHash) return undefined;
    return await announced(tools, pending, source, content, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function announced(
  { em, contributions }: JobTools,
  pending: Pending,
  { name, kind: kindName, mapping: text, skipBad, version }: Source,
  { fileName, size, hash, etag, lastModified }: Fetched,
  file: string,
): Promise<number> {
  const kind = contributions.importKinds.get(kindName);
  if (!kind) throw new ImportError(`${kindName} can't be imported.`);
  const mapping = mappingOfSource(text, name, kind);
  return em.fork().transactional(async (inner) => {
    const upload = await storeUpload(inner, { file, fileName, size, hash, person: pending.person });
    const [run] = await inner.execute<{ id: number }[]>(
      `insert into import_runs (kind, source, file_name, content_hash, mapping, skip_bad, upload_id, started_by_id)
       values (?, ?, ?, ?, ?::jsonb, ?, ?, ?) returning id`,
      [
        kind.name,
        name,
        fileName,
        hash,
        mapping ? JSON.stringify(mapping) : null,
        skipBad,
        upload,
        pending.person,
      ],
    );
    if (!run) throw new Error("The run was not stored.");
    await inner.execute(
      `update sync_results set import_run_id = ?, etag = ?, last_modified = ?, content_hash = ?, source_version = ?
       where id = ?`,
      [run.id, etag, lastModified, hash, version, pending.id],
    );
    return run.id;
  });
}
