import type { EntityManager } from "@mikro-orm/postgresql";
import { counted } from "../../../../shared/text/counted.rules.ts";
import type { SyncStatus } from "./sync-kinds.ts";

/** The outcome of syncing a source. */
interface Outcome {
  readonly status: SyncStatus;
  readonly message: string;
  readonly created?: number;
  readonly updated?: number;
}

/** Returns the outcome of syncing a source whose import has ended. */
export async function outcomeOfImport(em: EntityManager, run: number): Promise<Outcome> {
  type Row = Record<"rows" | "created" | "updated" | "unchanged" | "refused", number>;
  const [ended] = await em.execute<(Row & { status: string; failure: string | null })[]>(
    "select status, failure, rows, created, updated, unchanged, refused from import_runs where id = ?",
    [run],
  );
  if (!ended) return { status: "failed", message: "Its import was removed." };
  const { status, failure, rows, created, updated, unchanged, refused } = ended;
  const bad = refused === 0 ? "" : `, ${refused} rejected`;
  if (status === "written") {
    const message = `${created} created, ${updated} updated, ${unchanged} unchanged${bad}.`;
    return { status: "written", message, created, updated };
  }
  if (status === "refused")
    return {
      status: "refused",
      message: `${refused} of ${counted(rows, "row")} ${refused === 1 ? "is" : "are"} bad, so nothing was imported.`,
    };
  return { status: "failed", message: failure ?? "The import didn't finish." };
}

/**
 * Stores the outcome of a sync, in the history and with the source; an import that did not finish has failed.
 */
export async function endResult(
  em: EntityManager,
  id: number,
  { status, message, created = 0, updated = 0 }: Outcome,
): Promise<void> {
  await em.fork().execute(
    `with ended as (
       update sync_results set status = ?, message = left(?, 2000), created = ?, updated = ?, finished_at = now()
       where id = ? and finished_at is null returning *
     ), stopped as (
       update import_runs r set status = 'failed', failure = e.message, finished_at = now() from ended e
       where r.id = e.import_run_id and r.status in ('waiting', 'running')
     ), marked as (
       select e.*, e.status = 'written' and s.version = e.source_version as is_base
       from ended e join sync_sources s on s.id = e.source_id
     )
     update sync_sources s set last_status = m.status, last_message = m.message, last_at = m.finished_at,
       etag = case when m.is_base then m.etag else s.etag end,
       last_modified = case when m.is_base then m.last_modified else s.last_modified end,
       content_hash = case when m.is_base then m.content_hash else s.content_hash end,
       import_run_id = case when m.is_base then m.import_run_id else s.import_run_id end
     from marked m where s.id = m.source_id`,
    [status, message, created, updated, id],
  );
}
