import type { EntityManager } from "@mikro-orm/postgresql";
import type { SearchKind } from "../search/kinds.ts";

/** A record that a search must read again; all of its kind without an id. */
export interface Change {
  readonly id: string;
  readonly kind: SearchKind | "synonym";
  readonly record: number | null;
  readonly transaction: string;
}

/** What has changed, and the first transaction that a later reading must look at again. */
export interface Changes {
  readonly horizon: string;
  readonly changes: readonly Change[];
}

/**
 * Transactions below the horizon have ended; those above may still be running, so their rows are read again until they
 * are below. Rows of a later transaction than any come from the backup of another database.
 */
const READ = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
    coalesce((
      select json_agg(json_build_object('id', c.id::text, 'kind', c.kind, 'record', c.record_id, 'transaction', c.transaction_id::text)
        order by c.id)
      from search_changes c
      where c.transaction_id >= ?::text::xid8 and c.transaction_id < pg_snapshot_xmax(pg_current_snapshot())
    ), '[]') as changes`;

/** Reads what transactions have changed from a horizon on. */
export async function readChanges(em: EntityManager, horizon: string): Promise<Changes> {
  const [row] = await em.execute<Changes[]>(READ, [horizon]);
  if (!row) throw new Error("The changes are always one row.");
  return row;
}

/** The present horizon. */
export async function readHorizon(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ horizon: string }[]>(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as horizon",
  );
  return row?.horizon ?? "0";
}
