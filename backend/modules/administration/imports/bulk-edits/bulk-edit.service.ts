import { ValidationError } from "yup";
import { addJob } from "../../../../jobs/queue.ts";
import { asPerson } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { foldText } from "../../../../shared/text/fold-text.rules.ts";
import type { Problems } from "../errors.ts";
import { kindOf } from "../kind-of.ts";
import { checksOf } from "../quality/checks.ts";
import { AsWritten } from "../reading/as-written.ts";
import { ImportRun } from "../screen/import-run.entity.ts";
import { type BulkEdit, bulkEditJob } from "./bulk-edit.job.ts";
import type { BulkEditInput } from "./bulk-edit.types.ts";
import { type BulkField, bulkFieldsOf } from "./bulk-fields.rules.ts";

/** The most records that can be named. */
export const MAX_IDS = 500;
const MAX_VALUE = 5_000;

/**
 * Creates a run that gives records of an import a value, which a job then performs.
 * @throws NotFoundError, InvalidInputError for the field at fault, ConflictError if the import was undone.
 */
export async function startBulkEdit(context: Context, input: BulkEditInput): Promise<ImportRun> {
  const based = await findBased(context, input.run);
  const checks = checksOf(based.kind)?.checks ?? {};
  if (!Object.hasOwn(checks, input.check)) refuse("check", "This check doesn't exist.");
  const field = bulkFieldsOf(based.kind).find(({ name }) => name === input.field);
  if (!field) return refuse("field", "This field can't be edited in bulk.");
  if (input.adds && !field.isList) refuse("adds", "Items can be added only to a list.");
  if (input.ids.length > MAX_IDS) refuse("ids", `Choose up to ${MAX_IDS} records.`);
  const value = await checkedValue(await kindOf(context, based.kind), field, input.value);
  const edit: BulkEdit = {
    of: based.id,
    check: input.check,
    ids: input.ids.map((id) => parseId(id) ?? 0),
    field: field.name,
    value,
    adds: input.adds,
  };
  return announceEdit(context, based, `Edit of ${field.label}`, edit, input.dryRun);
}

/** A written run whose records can be edited. */
interface Based {
  readonly id: number;
  /** The import that it belongs to: itself, unless it is an edit. */
  readonly root: number;
  readonly kind: string;
  readonly source: string;
}

/** Returns a run whose records can be edited. @throws NotFoundError, ConflictError if it isn't written. */
export async function findBased({ em }: Context, run: string): Promise<Based> {
  const [based] = await em.execute<(Based & { status: string })[]>(
    "select id, coalesce(based_on_id, id) as root, kind, source, status from import_runs where id = ? and not dry_run for share",
    [parseId(run) ?? 0],
  );
  if (!based) throw new NotFoundError("This run doesn't exist.");
  if (based.status !== "written")
    throw new ConflictError("Only records of an import that is written can be edited.");
  return based;
}

/** Stores a run of an edit that belongs to an import, and queues the job that performs it. */
export async function announceEdit(
  { em, actor }: Context,
  based: Based,
  name: string,
  edit: BulkEdit,
  dryRun: boolean,
): Promise<ImportRun> {
  const [run] = await em.execute<{ id: number }[]>(
    `insert into import_runs (kind, source, file_name, dry_run, based_on_id, edit, started_by_id)
     values (?, ?, ?, ?, ?, ?::jsonb, ?) returning id`,
    [based.kind, based.source, name, dryRun, based.root, JSON.stringify(edit), asPerson(actor)?.id ?? null],
  );
  if (!run) throw new Error("The run was not stored.");
  await addJob(em, bulkEditJob, { run: run.id });
  return em.findOneOrFail(ImportRun, run.id);
}

function refuse(field: string, message: string): never {
  throw new InvalidInputError(message, { [field]: message });
}

/** The items of a list, each once. */
function itemsOf(text: string): string[] {
  const items = text
    .split(/[,;|\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
  return [...Map.groupBy(items, foldText).values()].map(([first]) => first ?? "");
}

/** Returns a value by the rules of the kind's files. @throws InvalidInputError */
async function checkedValue(
  kind: ImportKind,
  { name, label, isList }: BulkField,
  text: string,
): Promise<unknown> {
  if (text.length > MAX_VALUE)
    refuse("value", `Enter at most ${MAX_VALUE.toLocaleString("en-US")} characters`);
  const given = isList ? itemsOf(text) : text.trim();
  const problems: Problems = new Map();
  const read = new AsWritten(kind).read({ [name]: given }, problems);
  const [problem] = problems.values();
  if (problem && !problem.isKept) refuse("value", `${label} ${problem.message}`);
  try {
    return (
      (await kind.rules.validateAt(name, { [name]: read[name] === "" ? undefined : read[name] })) ?? null
    );
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [message = ""] = error.errors;
    return refuse("value", message.startsWith(label) ? message : `${label} ${message}`);
  }
}
