import type { EntityManager } from "@mikro-orm/postgresql";
import type { SearchKind } from "../search/kinds.ts";

/** A record to read again; without an id, all records of its kind. */
export interface Change {
  readonly id: string;
  readonly kind: SearchKind | "synonym";
  readonly record: number | null;
  readonly transaction: string;
}

/** The position in the change log: all that a database snapshot sees, and a part of what a later one sees. */
export interface Reached {
  /** The snapshot in PostgreSQL's text format. */
  readonly seen: string;
  /** The later snapshot, and the last change read from what it sees, in transaction order. */
  readonly begun?: { readonly until: string; readonly transaction: string; readonly id: string } | undefined;
}

/** The changes read, in transaction order, and the resulting position. */
export interface Changes {
  readonly reached: Reached;
  readonly changes: readonly Change[];
  /** Whether there are no more changes. */
  readonly isAll: boolean;
  /** Whether any synonym has changed since the snapshot given for synonyms. */
  readonly haveSynonymsChanged: boolean;
}

/** The maximum number of changes read at a time, since an import may write a million. */
export const CHANGES_AT_ONCE = 5_000;

const FIELDS =
  "'id', c.id::text, 'kind', c.kind, 'record', c.record_id, 'transaction', c.transaction_id::text";
/** Selects changes that another snapshot did not see, except those of the own, uncommitted transaction. */
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
 * Reads the next changes.
 * @param synonymsSeen the snapshot at which synonyms were read, if it differs from that of the changes.
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
  // A writing transaction's snapshot counts the transaction itself as finished, so its own changes must still
  // be found later.
  if (row.isWriting) return { changes, haveSynonymsChanged, isAll, reached };
  const until = begun?.until ?? row.now;
  const last = changes.at(-1);
  if (isAll || !last) return { changes, haveSynonymsChanged, isAll, reached: { seen: until } };
  const next = { until, transaction: last.transaction, id: last.id };
  return { changes, haveSynonymsChanged, isAll, reached: { seen, begun: next } };
}

const LATEST = `
  select json_build_object(${FIELDS}) as change from search_changes c where ${UNSEEN} order by c.id desc limit ?`;

/** Returns the latest changes that a snapshot did not see, in order. */
export async function readLatestChanges(em: EntityManager, seen: string, most: number): Promise<Change[]> {
  const rows = await em.execute<{ change: Change }[]>(LATEST, [seen, seen, most]);
  return rows.map(({ change }) => change).reverse();
}

/** Returns the current snapshot. */
export async function readSnapshot(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ now: string }[]>("select pg_current_snapshot()::text as now");
  if (!row) throw new Error("There is always a snapshot.");
  return row.now;
}
