import type { EntityManager } from "@mikro-orm/postgresql";
import type { SearchKind } from "../search/kinds.ts";

/** A record that a search must read again; all of its kind without an id. */
export interface Change {
  readonly id: string;
  readonly kind: SearchKind | "synonym";
  readonly record: number | null;
  readonly transaction: string;
}

/** How far the changes have been read: everything that a snapshot of the database sees, and some of what a later one does. */
export interface Reached {
  /** The snapshot, as PostgreSQL writes it. */
  readonly seen: string;
  /** The later one, and the last change that was read of what it sees, in the order of transactions. */
  readonly begun?: { readonly until: string; readonly transaction: string; readonly id: string } | undefined;
}

/** What has changed, in the order of transactions, and how far that is. */
export interface Changes {
  readonly reached: Reached;
  readonly changes: readonly Change[];
  /** Whether there are no more. */
  readonly isAll: boolean;
  /** Whether any synonym has changed that the snapshot did not see which was told for that. */
  readonly haveSynonymsChanged: boolean;
}

/** So many changes are read at a time: an import may write a million. */
export const CHANGES_AT_ONCE = 5_000;

const FIELDS =
  "'id', c.id::text, 'kind', c.kind, 'record', c.record_id, 'transaction', c.transaction_id::text";
/** What another snapshot did not see. Its own transaction's rows aren't committed. */
const UNSEEN = `c.transaction_id >= pg_snapshot_xmin(?::pg_snapshot)
  and not pg_visible_in_snapshot(c.transaction_id, ?::pg_snapshot)
  and c.transaction_id <> coalesce(pg_current_xact_id_if_assigned(), '0'::xid8)`;

const READ = `
  select pg_current_snapshot()::text as now, pg_current_xact_id_if_assigned() is not null as "isWriting",
    (select coalesce(json_agg(json_build_object(${FIELDS}) order by c.transaction_id, c.id), '[]') from (
      select * from search_changes c
      where ${UNSEEN} and pg_visible_in_snapshot(c.transaction_id, coalesce(?::pg_snapshot, pg_current_snapshot()))
        and (c.transaction_id, c.id) > (?::text::xid8, ?::bigint)
      order by c.transaction_id, c.id limit ?
    ) c) as changes,
    exists (select 1 from search_changes c where ${UNSEEN} and c.kind = 'synonym') as "haveSynonymsChanged"`;

interface ReadRow extends Pick<Changes, "changes" | "haveSynonymsChanged"> {
  readonly now: string;
  readonly isWriting: boolean;
}

/**
 * Reads the changes that come next.
 * @param synonymsSeen the snapshot by which synonyms were read, where that is another one than of the changes.
 */
export async function readChanges(
  em: EntityManager,
  reached: Reached,
  synonymsSeen: string | null = null,
): Promise<Changes> {
  const { seen, begun } = reached;
  const [row] = await em.execute<ReadRow[]>(READ, [
    seen,
    seen,
    begun?.until ?? null,
    begun?.transaction ?? "0",
    begun?.id ?? "0",
    CHANGES_AT_ONCE,
    synonymsSeen,
    synonymsSeen,
  ]);
  if (!row) throw new Error("The changes are always one row.");
  const { changes, haveSynonymsChanged } = row;
  const isAll = changes.length < CHANGES_AT_ONCE;
  // A transaction that writes counts itself among those that have ended: its own changes are to be found later.
  if (row.isWriting) return { changes, haveSynonymsChanged, isAll, reached };
  const until = begun?.until ?? row.now;
  const last = changes.at(-1);
  if (isAll || !last) return { changes, haveSynonymsChanged, isAll, reached: { seen: until } };
  const next = { until, transaction: last.transaction, id: last.id };
  return { changes, haveSynonymsChanged, isAll, reached: { seen, begun: next } };
}

const LATEST = `
  select json_build_object(${FIELDS}) as change from search_changes c where ${UNSEEN} order by c.id desc limit ?`;

/** Reads the latest changes of what a snapshot did not see, in their order. */
export async function readLatestChanges(em: EntityManager, seen: string, most: number): Promise<Change[]> {
  const rows = await em.execute<{ change: Change }[]>(LATEST, [seen, seen, most]);
  return rows.map(({ change }) => change).reverse();
}

/** What is seen now. */
export async function readSnapshot(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ now: string }[]>("select pg_current_snapshot()::text as now");
  if (!row) throw new Error("There is always a snapshot.");
  return row.now;
}
