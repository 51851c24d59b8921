import type { EntityManager } from "@mikro-orm/postgresql";

/** A table whose rows refer to a paper. */
interface Reference {
  readonly table: string;
  /** The column with the paper's id. */
  readonly column: string;
  /** A further condition on a row `t`. */
  readonly only?: string;
  /** Condition under which a row `o` of the kept paper takes the place of `t`. */
  readonly unless: string;
}

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
  {
    table: "paper_merges",
    column: "kept_id",
    only: "t.undone_at is null",
    unless: "false",
  },
];

/** The ids of moved rows by table; of topics, those that the kept paper got. */
export type MovedRows = Readonly<Record<string, readonly number[]>>;

/** Rows by table, as JSON. */
export type Parts = Readonly<Record<string, readonly object[]>>;

/** Moves references from one paper to another. Returns which were moved, and which have no place there. */
export async function moveReferences(
  em: EntityManager,
  from: number,
  to: number,
): Promise<{ moved: MovedRows; parts: Parts }> {
  const moved: Record<string, readonly number[]> = {};
  const parts: Record<string, readonly object[]> = {};
  for (const { table, column, only = "true", unless } of MOVED) {
    const rows = await em.execute<{ id: number }[]>(
      `update ${table} t set ${column} = ? where t.${column} = ? and ${only}
         and not exists (select from ${table} o where o.${column} = ? and ${unless}) returning t.id`,
      [to, from, to],
    );
    if (rows.length > 0) moved[table] = rows.map(({ id }) => Number(id));
    if (table !== "paper_merges") parts[table] = await rowsOf(em, table, column, from, only);
  }
  parts.paper_topics = await rowsOf(em, "paper_topics", "paper_id", from);
  const topics = await em.execute<{ id: number }[]>(
    `insert into paper_topics (paper_id, topic_id) select ?, topic_id from paper_topics where paper_id = ?
     on conflict do nothing returning topic_id as id`,
    [to, from],
  );
  if (topics.length > 0) moved.paper_topics = topics.map(({ id }) => id);
  return { moved, parts };
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
  for (const { table, column } of MOVED) {
    const ids = moved[table] ?? [];
    if (ids.length === 0) continue;
    await em.execute(`update ${table} set ${column} = ? where id = any(?::bigint[]) and ${column} = ?`, [
      merged,
      `{${ids.join(",")}}`,
      kept,
    ]);
  }
  await em.execute("delete from paper_topics where paper_id = ? and topic_id = any(?::integer[])", [
    kept,
    `{${(moved.paper_topics ?? []).join(",")}}`,
  ]);
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
