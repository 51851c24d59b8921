import { addJob } from "../../../../jobs/queue.ts";
import { asPerson, isAdministrator } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { ImportError } from "../errors.ts";
import { kindOf, kindsFor } from "../kind-of.ts";
import { MAX_HEADER, type Mapping } from "../mapping/mapping.ts";
import { sourceOf } from "../reading/external-key.ts";
import type { ReadingOptions } from "../reading/source-record.ts";
import { isEncoding } from "../reading/text/encoding.ts";
import { describeColumns } from "../runs/describe-columns.ts";
import { sameContent } from "../runs/keep-run.ts";
import { leftNames } from "../runs/left-names.ts";
import { mappingsFor } from "../saved-mappings/saved-mapping.service.ts";
import { usableMapping } from "../saved-mappings/usable-mapping.ts";
import { announceImport } from "./announce-import.ts";
import type { ImportInput, ImportKindInfo, ImportRunReport, ImportUpload } from "./import.types.ts";
import { ImportRun } from "./import-run.entity.ts";
import { findRun, findWrittenRun, scopeOf, uploaderOf } from "./import-scope.ts";
import { membersSource, shownSource } from "./members-source.rules.ts";
import { inspectFile } from "./read-upload.ts";
import { findUpload, withUpload } from "./stored-upload.ts";
import { undoImportJob } from "./undo-import.job.ts";

/**
 * Returns the kinds that can be imported, with their columns.
 * @throws as `scopeOf`
 */
export async function readImportKinds(
  context: Context,
  organization: string | null,
): Promise<ImportKindInfo[]> {
  const kinds = await kindsFor(context, await scopeOf(context, organization));
  return kinds.map((kind) => ({
    name: kind.name,
    fields: describeColumns(kind),
  }));
}

/**
 * Returns how an uploaded file would be read for a kind.
 * @throws NotFoundError, InvalidInputError; as `scopeOf`
 */
export async function readUpload(
  context: Context,
  id: string,
  kindName: string,
  records: string | null,
  options: ReadingOptions = {},
  organization: string | null = null,
): Promise<ImportUpload> {
  assertReadable(options);
  const scope = await scopeOf(context, organization);
  const kind = await kindOf(context, kindName, scope);
  const upload = await findUpload(context.em, parseId(id) ?? 0, uploaderOf(context));
  const look = await withUpload(context.em, upload, (file) =>
    inspectFile(file, kind, records, options).then(({ problem, ...rest }) => ({
      ...rest,
      problem: problem?.replaceAll(file, upload.fileName) ?? null,
    })),
  );
  const columns = look.columns.map(({ name }) => name);
  const mappings = scope === null ? await mappingsFor(context, kind.name, columns) : [];
  const same = await sameContent(context.em, { hash: upload.hash, kind: kind.name, source: "" }, scope);
  const from = same && (scope === null ? same.source : shownSource(same.source));
  const sameAs = same && `“${same.fileName}” from the source “${from}”`;
  return { id: upload.id, fileName: upload.fileName, ...look, mappings, sameAs: sameAs ?? null };
}

/** @throws InvalidInputError for an unknown encoding, and for a row that no header is in. */
function assertReadable({ encoding, header = 1 }: ReadingOptions): void {
  if (!isEncoding(encoding))
    throw new InvalidInputError("This encoding isn't known.", { encoding: "This encoding isn't known." });
  if (header < 1 || header > MAX_HEADER) {
    const message = `The header can be in row 1 to ${MAX_HEADER}.`;
    throw new InvalidInputError(message, { header: message });
  }
}

/**
 * Creates a run, which a job then performs.
 * @throws NotFoundError, InvalidInputError; as `scopeOf`
 */
export async function startImport(context: Context, input: ImportInput): Promise<ImportRun> {
  const organization = await scopeOf(context, input.organization);
  const kind = await kindOf(context, input.kind, organization);
  const upload = await findUpload(context.em, parseId(input.uploadId) ?? 0, uploaderOf(context));
  const mapping = mappingOf(kind, input, upload.fileName, organization);
  if (organization !== null) assertNoPatterns(mapping);
  const { skipBad, dryRun } = input;
  const { source } = mapping;
  return announceImport(context, { upload, kind, source, mapping, skipBad, dryRun, organization });
}

/**
 * A pattern can take forever on a text that is made for it, so only administrators use them.
 * @throws InvalidInputError
 */
function assertNoPatterns({ fields }: Mapping): void {
  const [name] =
    Object.entries(fields).find(([, { match, replace }]) => match !== undefined || replace !== undefined) ??
    [];
  if (name === undefined) return;
  const message = `Only administrators' mappings can have patterns (match, replace), as ${name} has here.`;
  throw new InvalidInputError(message, { fields: message });
}

/** @throws InvalidInputError for a mapping that can't be used or lacks required fields. */
function mappingOf(
  kind: ImportKind,
  input: ImportInput,
  fileName: string,
  organization: number | null,
): Mapping {
  const { records, fields } = input;
  const named = sourceNameOf(input.source, fileName);
  const source = organization === null ? named : sourceNameOf(membersSource(named, organization), fileName);
  const given = Object.fromEntries(
    fields.map(({ field, column, date }) => [field, { from: column, ...(date && { date }) }]),
  );
  return { ...usableMapping(input.mapping || { records, fields: given }, kind), source };
}

function sourceNameOf(given: string, fileName: string): string {
  try {
    return sourceOf(fileName, given.trim() || undefined);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new InvalidInputError(error.message.replace("with --source", "another name"), {
      source: error.message,
    });
  }
}

/**
 * Queues a job that undoes a run, with the edits that belong to it; members leave administrators' edits. If an
 * earlier undo got stuck, it resumes.
 * @throws NotFoundError, ConflictError if the run can't be undone.
 */
export async function undoImport(context: Context, id: string): Promise<ImportRun> {
  const { em, actor } = context;
  const run = await findWrittenRun(context, id);
  const begun = await em.execute<{ id: number }[]>(
    `update import_runs t set status = 'undoing', failure = null
     where (id = ? or (based_on_id = ? and (? or organization_id is not null)))
       and status in ('written', 'undoing') and not dry_run returning id`,
    [run.id, run.id, isAdministrator(actor)],
  );
  if (!begun.some(({ id: own }) => own === run.id))
    throw new ConflictError("This run can't be undone: it wrote nothing, or someone has already undone it.");
  await addJob(em, undoImportJob, {
    runs: begun.map(({ id: own }) => own),
    person: asPerson(actor)?.id ?? null,
  });
  return em.refreshOrFail(run);
}

/**
 * Queues a job that undoes every run of a source. Returns how many there are.
 * @throws ConflictError if there is none.
 */
export async function removeImportSource({ em, actor }: Context, source: string): Promise<number> {
  const runs = await em.execute<{ id: number }[]>(
    `update import_runs set status = 'undoing', failure = null
     where source = ? and status in ('written', 'undoing') and not dry_run returning id`,
    [source],
  );
  if (runs.length === 0) throw new ConflictError("This source has no run that can be undone.");
  const ids = runs.map(({ id }) => id);
  await addJob(em, undoImportJob, { runs: ids, person: asPerson(actor)?.id ?? null });
  return ids.length;
}

type StoredReport = Omit<ImportRunReport, "run" | "left">;

/**
 * Returns a run with its errors and preview.
 * @throws NotFoundError
 */
export async function readRun(context: Context, id: string): Promise<ImportRunReport> {
  const { em, contributions } = context;
  const run = await findRun(context, id);
  const [report] = await em.execute<StoredReport[]>(
    `select error_count as "errorCount", warning_count as "warningCount", errors, warnings, notes, preview, failure
     from import_runs where id = ?`,
    [run.id],
  );
  if (!report) throw new NotFoundError("This run doesn't exist.");
  const kind = contributions.importKinds.get(run.kind);
  const left = run.undoLeft && kind ? await leftNames(em, run.id, kind) : [];
  return { run, ...report, left };
}
