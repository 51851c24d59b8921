import { addJob } from "../../../../jobs/queue.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../../shared/errors.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { SURE } from "../../../discovery/suggested-values/learn.ts";
import { recordAuditEvent } from "../../audit/record-audit-event.ts";
import { announceEdit, findBased, MAX_IDS } from "../bulk-edits/bulk-edit.service.ts";
import { bulkFieldsOf } from "../bulk-edits/bulk-fields.rules.ts";
import { kindOf } from "../kind-of.ts";
import { checksOf } from "../quality/checks.ts";
import type { ImportRun } from "../screen/import-run.entity.ts";
import { findWrittenRun } from "../screen/import-scope.ts";
import { idArray } from "../writing/children.ts";
import { type Suggesting, suggestValuesJob } from "./suggest-values.job.ts";
import { openSuggestions, suggestedOf, withWritten } from "./suggested-fields.ts";
import type { ImportSuggestions, SuggestedRecord, SuggestionsInput } from "./suggested-values.types.ts";

/** How many values of a field are shown, and records of a value. */
const MAX_VALUES = 100;
const MAX_ROWS = 50;

/** Returns the suggestions for a run that wait for a decision. @throws NotFoundError */
export async function readSuggestions(context: Context, id: string): Promise<ImportSuggestions> {
  const run = await findWrittenRun(context, id);
  const suggested = suggestedOf(run.kind);
  if (!suggested || run.status !== "written")
    return { isOffered: false, isGoing: false, looked: null, fields: [] };
  const [stored] = await context.em.execute<{ suggesting: Suggesting | null }[]>(
    "select suggesting from import_runs where id = ?",
    [run.id],
  );
  const suggesting = stored?.suggesting;
  if (!suggesting) return { isOffered: true, isGoing: false, looked: null, fields: [] };
  const rows = await context.em.execute<{ field: string; value: string; count: number; sure: number }[]>(
    `${withWritten(suggested.table)}
     select s.field, s.value::text as value, count(*)::int as count,
       (count(*) filter (where s.confidence >= ${SURE}))::int as sure
     ${openSuggestions(suggested, await kindOf(context, run.kind))}
     group by 1, 2 order by 3 desc, 2`,
    [run.id],
  );
  const fields = Object.entries(suggested.fields).map(([field, { label, voted }]) => {
    const values = rows.filter((row) => row.field === field);
    const { records = 0, sure = 0, right = 0 } = suggesting.learned[voted] ?? {};
    return {
      field,
      label,
      count: values.reduce((sum, row) => sum + row.count, 0),
      sure: values.reduce((sum, row) => sum + row.sure, 0),
      values: values.slice(0, MAX_VALUES),
      tried: records,
      triedSure: sure,
      triedRight: right,
    };
  });
  return { isOffered: true, isGoing: !suggesting.isDone, looked: suggesting.looked, fields };
}

/** Returns records for which a value is suggested, the likeliest first. @throws NotFoundError */
export async function readSuggestedRecords(
  context: Context,
  id: string,
  field: string,
  value: string,
): Promise<SuggestedRecord[]> {
  const run = await findWrittenRun(context, id);
  const [suggested, checked] = [suggestedOf(run.kind), checksOf(run.kind)];
  if (!suggested || !checked) return [];
  return context.em.execute<SuggestedRecord[]>(
    `${withWritten(suggested.table)}
     select t.id::text as id, t.${checked.label}::text as label, ${checked.editor} as editor,
       s.confidence::float as confidence
     ${openSuggestions(suggested, await kindOf(context, run.kind))} and s.field = ? and s.value = ?
     order by s.confidence desc, t.id limit ${MAX_ROWS}`,
    [run.id, field, value],
  );
}

/**
 * Has values suggested for the records of a run, anew if they were before.
 * @throws NotFoundError, ConflictError if the run was undone, InvalidInputError for kinds without suggestions.
 */
export async function suggestValues(context: Context, id: string): Promise<ImportSuggestions> {
  const run = await findWrittenRun(context, id);
  if (!suggestedOf(run.kind)) throw new InvalidInputError("Nothing is suggested for records of this kind.");
  const begin: Suggesting = { looked: 0, isDone: false, learned: {} };
  const rows = await context.em.execute<object[]>(
    `update import_runs set suggesting = ?::jsonb where id = ? and status = 'written'
       and coalesce(suggesting ->> 'isDone', 'true') = 'true' returning id`,
    [JSON.stringify(begin), run.id],
  );
  if (rows.length > 0) await addJob(context.em, suggestValuesJob, { run: run.id, after: 0 });
  else if (run.status !== "written")
    throw new ConflictError("Values are suggested only for records of an import that is written.");
  return readSuggestions(context, id);
}

interface Chosen {
  readonly suggestion: number;
  readonly id: number;
  readonly value: string;
}

/** Returns the suggestions that are meant and wait for a decision, locked. @throws InvalidInputError */
async function findChosen(
  { em }: Context,
  kind: ImportKind,
  run: number,
  { field, value, ids, sureOnly }: SuggestionsInput,
): Promise<Chosen[]> {
  const suggested = suggestedOf(kind.name);
  if (!suggested || !Object.hasOwn(suggested.fields, field)) {
    const message = "Nothing is suggested for this field.";
    throw new InvalidInputError(message, { field: message });
  }
  if (ids.length > MAX_IDS) {
    const message = `Choose up to ${MAX_IDS} records.`;
    throw new InvalidInputError(message, { ids: message });
  }
  return em.execute<Chosen[]>(
    `${withWritten(suggested.table)} select s.id as suggestion, t.id, s.value::text as value
     ${openSuggestions(suggested, kind)} and s.field = ? and (?::text is null or s.value = ?::citext)
       and (?::boolean or t.id = any(?::integer[])) and (not ?::boolean or s.confidence >= ${SURE})
     order by t.id, s.value for update of s`,
    [
      run,
      field,
      value ?? null,
      value ?? null,
      ids.length === 0,
      idArray(ids.map((each) => parseId(each) ?? 0)),
      sureOnly,
    ],
  );
}

/**
 * Gives records the values suggested for them, by a run whose job does it.
 * @throws NotFoundError, ConflictError if the import was undone or nothing is left to decide, InvalidInputError
 */
export async function takeSuggestions(
  context: Context,
  input: SuggestionsInput,
  dryRun: boolean,
): Promise<ImportRun> {
  const based = await findBased(context, input.run);
  const kind = await kindOf(context, based.kind);
  const chosen = await findChosen(context, kind, based.id, input);
  if (chosen.length === 0)
    throw new ConflictError("These suggestions were decided on. Reload to see what is left.");
  const field = bulkFieldsOf(based.kind).find(({ name }) => name === input.field);
  const values = [...Map.groupBy(chosen, ({ id }) => id)].map(([id, some]) => {
    const texts = some.map(({ value }) => value);
    return { id, value: field?.isList ? texts : texts[0] };
  });
  const run = await announceEdit(
    context,
    based,
    `Suggested ${field?.label.toLowerCase() ?? input.field}`,
    {
      of: based.id,
      check: "",
      ids: [],
      field: input.field,
      value: null,
      adds: field?.isList === true,
      values,
    },
    dryRun,
  );
  if (!dryRun)
    await context.em.execute("update suggested_values set taken_in_id = ? where id = any(?::integer[])", [
      run.id,
      idArray(chosen.map(({ suggestion }) => suggestion)),
    ]);
  return run;
}

/**
 * Refuses suggestions, so that they aren't made again. Returns how many.
 * @throws NotFoundError, ConflictError if the import was undone, InvalidInputError
 */
export async function refuseSuggestions(context: Context, input: SuggestionsInput): Promise<number> {
  const based = await findBased(context, input.run);
  const chosen = await findChosen(context, await kindOf(context, based.kind), based.id, input);
  await context.em.execute("update suggested_values set refused_at = now() where id = any(?::integer[])", [
    idArray(chosen.map(({ suggestion }) => suggestion)),
  ]);
  await recordAuditEvent(context, {
    action: "catalog.suggestions_refused",
    changes: {
      kind: { after: based.kind },
      field: { after: input.field },
      value: { after: input.value ?? null },
      refused: { after: chosen.length },
    },
  });
  return chosen.length;
}
