import type { EntityManager } from "@mikro-orm/postgresql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { assertSameVersion } from "../../../shared/schema/versioned.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { keepApart } from "../merging/keep-apart.ts";
import { mergedValue, type Side } from "../merging/merge.rules.ts";
import type { MovedRows } from "../merging/moved-rows.ts";
import { findMerge, laterMerge, readMerges, rulesIn } from "../merging/stored-merges.ts";
import { fieldsOf, MERGED_FIELDS } from "./merged-fields.ts";
import { moveReferences, type Parts, returnReferences, returnTaken, storeAgain } from "./moved-references.ts";
import type { PaperMerge, PaperMergeInput } from "./paper-merge.types.ts";

type MergedField = keyof typeof MERGED_FIELDS;
type StoredRow = Readonly<Record<string, unknown>>;

interface Locked extends Side {
  readonly id: number;
  readonly version: number;
  /** The whole row, by column. */
  readonly row: StoredRow;
}

/**
 * Merges a paper into another: fields by their rules, topics, and what people have saved. The merged one's row
 * is kept with the merge, and its address leads to the kept one.
 * @throws NotFoundError, ConflictError, InvalidInputError
 */
export async function mergePapers(context: Context, input: PaperMergeInput): Promise<PaperMerge> {
  const { em } = context;
  const rules = rulesIn(input, MERGED_FIELDS, "Papers");
  const [keptId, mergedId] = [parseId(input.keptId) ?? 0, parseId(input.mergedId) ?? 0];
  if (keptId === mergedId) throw new InvalidInputError("Choose two different papers.");
  const locked = await lock(em, [keptId, mergedId]);
  const [kept, merged] = [keptId, mergedId].map((id) => locked.find((each) => each.id === id));
  if (!kept || !merged) throw new NotFoundError("One of these papers doesn't exist.");
  assertSameVersion(kept, input.keptVersion, "paper");
  assertSameVersion(merged, input.mergedVersion, "paper");
  const { fields, columns } = changesOf(kept, merged, (field) => rules.get(field) ?? input.rule);
  const { moved, parts } = await moveReferences(em, mergedId, keptId);
  await em.execute("delete from research_papers where id = ?", [mergedId]);
  const after = Object.fromEntries(columns.map((column) => [column, merged.row[column]]));
  await writeColumns(em, keptId, after);
  const [made] = await em.execute<{ id: number }[]>(
    `insert into paper_merges (kept_id, merged_id, merged, parts, fields, before, after, moved, merged_by_id)
     values (?, ?, ?::jsonb, ?::jsonb, array(select jsonb_array_elements_text(?::jsonb)), ?::jsonb, ?::jsonb, ?::jsonb, ?)
     returning id`,
    [
      keptId,
      mergedId,
      JSON.stringify(merged.row),
      JSON.stringify(parts),
      JSON.stringify(fields),
      JSON.stringify(Object.fromEntries(columns.map((column) => [column, kept.row[column]]))),
      JSON.stringify(after),
      JSON.stringify(moved),
      asPerson(context.actor)?.id ?? null,
    ],
  );
  await recordAuditEvent(context, {
    action: "research_paper.merged",
    subject: keptId,
    changes: { merged: { after: String(merged.row.title) } },
  });
  return findMerge(em, SELECT, made?.id ?? 0);
}

/**
 * Undoes a merge: the merged paper is there again, and values and references that are still as the merge left
 * them become what they were.
 * @throws NotFoundError, ConflictError
 */
export async function undoPaperMerge(context: Context, id: string): Promise<PaperMerge> {
  const { em } = context;
  const [merge] = await em.execute<
    {
      id: number;
      kept: number;
      mergedId: number;
      merged: StoredRow;
      parts: Parts;
      before: StoredRow;
      after: StoredRow;
      moved: MovedRows;
      later: number | null;
      done: boolean;
    }[]
  >(
    `select m.id, m.kept_id as kept, m.merged_id as "mergedId", m.merged, m.parts, m.before, m.after, m.moved,
       ${laterMerge("paper_merges", "id", "null")} as later, m.undone_at is not null as done
     from paper_merges m where m.id = ? for update`,
    [parseId(id) ?? 0],
  );
  if (!merge) throw new NotFoundError("This merge doesn't exist.");
  if (merge.done) throw new ConflictError("Someone has already undone this merge.");
  const { kept, mergedId, merged, parts, before, after, moved, later } = merge;
  const [now] = await lock(em, [kept, kept]);
  const isSame = (column: string) => JSON.stringify(now?.row[column]) === JSON.stringify(after[column]);
  // What the kept one has in common with a paper that it took in later is its own, except that paper's key.
  const same = Object.entries(before).filter(
    ([column]) => isSame(column) && (later === null || column === "external_key"),
  );
  await writeColumns(em, kept, Object.fromEntries(same));
  const external_key = (await isKeyTaken(em, merged.external_key)) ? null : merged.external_key;
  await storeAgain(em, "research_papers", [{ ...merged, external_key, version: Number(merged.version) + 2 }]);
  if (later === null) await returnReferences(em, moved, kept, mergedId);
  else await returnTaken(em, later, merge);
  for (const [table, rows] of Object.entries(parts)) await storeAgain(em, table, rows);
  await em.execute("update paper_merges set undone_at = now(), undone_by_id = ? where id = ?", [
    asPerson(context.actor)?.id ?? null,
    merge.id,
  ]);
  await recordAuditEvent(context, {
    action: "research_paper.unmerged",
    subject: kept,
    changes: { merged: { before: String(merged.title) } },
  });
  return findMerge(em, SELECT, merge.id);
}

/** Keeps two papers apart, which are then no longer shown as a pair. @throws InvalidInputError, NotFoundError */
export const keepPapersApart = (context: Context, ids: readonly string[]): Promise<boolean> =>
  keepApart(
    context,
    {
      table: "research_papers",
      decisions: "papers_apart",
      plural: "papers",
      action: "research_paper.kept_apart",
    },
    ids,
  );

async function isKeyTaken(em: EntityManager, key: unknown): Promise<boolean> {
  const found = await em.execute<unknown[]>("select from research_papers where external_key = ?", [
    key ?? null,
  ]);
  return found.length > 0;
}

const SELECT = `select m.id, k.title as "keptTitle", '/research/' || k.id || '-' || k.slug as "keptPath",
  m.merged ->> 'title' as "mergedTitle", m.fields as changed,
  (select coalesce(sum(jsonb_array_length(e.value)), 0)::int from jsonb_each(m.moved) e) as moved,
  m.merged_at as "mergedAt", m.undone_at as "undoneAt"
  from paper_merges m join research_papers k on k.id = m.kept_id`;

/** Returns the last 50 merges, the newest first. */
export const readPaperMerges = ({ em }: Context): Promise<PaperMerge[]> => readMerges(em, SELECT);

/** Returns the fields, and their columns, that the kept paper gets from the merged one. */
function changesOf(kept: Locked, merged: Locked, ruleOf: (field: string) => PaperMergeInput["rule"]) {
  const fields = (Object.keys(MERGED_FIELDS) as MergedField[]).filter((field) => {
    const value = mergedValue(field, ruleOf(field), kept, merged);
    return JSON.stringify(value) !== JSON.stringify(kept.values[field]);
  });
  const columns: string[] = fields.flatMap((field) => MERGED_FIELDS[field]);
  // A paper that people added has no key: it gets that of the source, whose next run then finds it.
  const isKeyless = kept.row.external_key === null && merged.row.external_key !== null;
  return { fields, columns: isKeyless ? [...columns, "external_key"] : columns };
}

/** Locks papers in the order of their ids, so that two merges never wait for each other. */
async function lock(em: EntityManager, ids: readonly [number, number]): Promise<Locked[]> {
  const rows = await em.execute<(Omit<Locked, "updatedAt"> & { updatedAt: string })[]>(
    `select t.id, t.version, false as verified, t.updated_at as "updatedAt", to_jsonb(t) as row, ${fieldsOf("t")} as "values"
     from research_papers t where t.id in (?, ?) order by t.id for update of t`,
    [...ids],
  );
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
}

async function writeColumns(em: EntityManager, id: number, values: StoredRow): Promise<void> {
  const sets = Object.keys(values).map((column) => `${column} = r.${column}`);
  await em.execute(
    `update research_papers t set ${[...sets, "version = t.version + 1", "updated_at = now()"].join(", ")}
     from jsonb_populate_record(null::research_papers, ?::jsonb) r where t.id = ?`,
    [JSON.stringify(values), id],
  );
}
