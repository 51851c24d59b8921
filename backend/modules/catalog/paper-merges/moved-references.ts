import type { EntityManager } from "@mikro-orm/postgresql";
import { type MovedRows, moveRows, type Reference, returnRows } from "../merging/moved-rows.ts";

/** The references to papers; those whose place is taken are kept with the merge, which deletes them. */
export const MOVED: readonly Reference[] = [
  {
    table: "bookmarks",
    column: "subject_id",
    only: "t.subject_kind = 'paper'",
    unless: "o.subject_kind = 'paper' and o.user_id = t.user_id",
  },
  {
    table: "shortlist_entries",
    column: "subject_id",
    only: "t.subject_kind = 'paper'",
    unless: "o.subject_kind = 'paper' and o.shortlist_id = t.shortlist_id",
  },
  { table: "paper_merges", column: "kept_id", only: "t.undone_at is null" },
];

/** Rows by table, as JSON. */
export type Parts = Readonly<Record<string, readonly object[]>>;

/** Moves references from one paper to another. Returns which were moved, and which have no place there. */
export async function moveReferences(
  em: EntityManager,
  from: number,
  to: number,
): Promise<{ moved: MovedRows; parts: Parts }> {
  const moved = await moveRows(em, MOVED, from, to);
  const parts: Record<string, readonly object[]> = {};
  for (const { table, column, only } of MOVED)
    if (table !== "paper_merges") parts[table] = await rowsOf(em, table, column, from, only);
  parts.paper_topics = await rowsOf(em, "paper_topics", "paper_id", from);
  const topics = await em.execute<{ id: number }[]>(
    `insert into paper_topics (paper_id, topic_id) select ?, topic_id from paper_topics where paper_id = ?
     on conflict do nothing returning topic_id as id`,
    [to, from],
  );
  const ids = topics.map(({ id }) => id);
  return { moved: ids.length > 0 ? { ...moved, paper_topics: ids } : moved, parts };
}

async function rowsOf(em: EntityManager, table: string, column: string, id: number, only = "true") {
  const rows = await em.execute<{ row: object }[]>(
    `select to_jsonb(t) as row from ${table} t where t.${column} = ? and ${only}`,
    [id],
  );
  return rows.map(({ row }) => row);
}

/** Moves references back that are still where a merge has put them. */
export async function returnReferences(
  em: EntityManager,
  moved: MovedRows,
  kept: number,
  merged: number,
): Promise<void> {
  await returnRows(em, MOVED, moved, { kept, merged });
  await em.execute("delete from paper_topics where paper_id = ? and topic_id = any(?::integer[])", [
    kept,
    `{${(moved.paper_topics ?? []).join(",")}}`,
  ]);
}

/** What is undone of a merge whose kept paper has been merged into another since. */
interface Taken {
  readonly kept: number;
  readonly mergedId: number;
  readonly before: object;
  readonly after: object;
  readonly moved: MovedRows;
}

/** Undoes a merge in the paper that it kept, as the later merge which took that away keeps it. */
export async function returnTaken(
  em: EntityManager,
  later: number,
  { kept, mergedId, before, after, moved }: Taken,
): Promise<void> {
  await returnRows(em, MOVED, moved, { kept, merged: mergedId });
  await em.execute(
    `update paper_merges l set
       merged = l.merged || coalesce((select jsonb_object_agg(b.key, b.value) from jsonb_each(?::jsonb) b
         where (l.merged -> b.key) = (?::jsonb -> b.key)), '{}'),
       parts = jsonb_set(l.parts, '{paper_topics}', coalesce((select jsonb_agg(t) from jsonb_array_elements(l.parts -> 'paper_topics') t
         where (t ->> 'topic_id')::integer <> all(?::integer[])), '[]'))
     where l.id = ?`,
    [JSON.stringify(before), JSON.stringify(after), `{${(moved.paper_topics ?? []).join(",")}}`, later],
  );
}

/** Stores rows of a table again; of references, those whose other end is gone are left out. */
export async function storeAgain(em: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = await em.execute<{ name: string }[]>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = columns.map(({ name }) => name).join(", ");
  const isWhole = OTHER_ENDS[table] ?? "true";
  await em.execute(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ?::jsonb) r
     where ${isWhole} on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** SQL conditions on a row `r`: what it refers to beside the paper is still there. */
const OTHER_ENDS: Readonly<Record<string, string>> = {
  bookmarks: "exists (select from users u where u.id = r.user_id)",
  paper_topics: "exists (select from research_topics o where o.id = r.topic_id)",
  shortlist_entries: "exists (select from shortlists o where o.id = r.shortlist_id)",
};
