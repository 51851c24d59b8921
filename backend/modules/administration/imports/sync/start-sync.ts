import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob } from "../../../../jobs/queue.ts";
import { asPerson } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { recordAuditEvent } from "../../audit/record-audit-event.ts";
import { syncJob } from "./sync.job.ts";
import { SyncResult, type SyncRun } from "./sync-run.entity.ts";

/** The sources of a sync: all enabled ones, those that are due by their schedule, or a single one. */
export type SyncChoice = "enabled" | "due" | { readonly source: number };

/**
 * Creates a sync, which a job then performs. Returns its id; undefined if no source is selected.
 * @throws ConflictError while another one is running.
 */
export async function announceSync(
  context: Pick<Context, "em" | "actor" | "caller" | "requestId">,
  choice: SyncChoice,
): Promise<number | undefined> {
  const { em, actor } = context;
  const chosen = await chosenSources(em, choice);
  if (chosen.length === 0) return undefined;
  await giveUpAbandoned(em);
  const [run] = await em.execute<{ id: number }[]>(
    "insert into sync_runs (started_by_id) values (?) on conflict do nothing returning id",
    [asPerson(actor)?.id ?? null],
  );
  if (!run) throw new ConflictError("A sync is already running.");
  await em.execute(
    `insert into sync_results (sync_id, source_id, source_name)
     select ?, s.id, s.name from sync_sources s where s.id = any(?::integer[]) order by s.name`,
    [run.id, `{${chosen.join(",")}}`],
  );
  await addJob(em, syncJob, { sync: run.id });
  await recordAuditEvent(context, { action: "data.synced", changes: { sources: { after: chosen.length } } });
  return run.id;
}

/**
 * Starts a sync of one source, or of all enabled ones.
 * @throws NotFoundError, ConflictError
 */
export async function startSync(context: Context, source: string | null): Promise<SyncRun> {
  const id = await announceSync(context, source === null ? "enabled" : { source: parseId(source) ?? 0 });
  const run = id === undefined ? null : await readSync(context, String(id));
  if (run) return run;
  if (source !== null) throw new NotFoundError("This source doesn't exist. Someone may have removed it.");
  throw new ConflictError("There are no sources to sync. Add one first.");
}

interface StoredRun extends Pick<SyncRun, "id" | "rows" | "percent"> {
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

/** Returns a sync with the outcome of each source; the latest one without an id. Null if there is none. */
export async function readSync({ em }: Context, id: string | null): Promise<SyncRun | null> {
  const [run] = await em.execute<StoredRun[]>(
    `select s.id, s.created_at as "createdAt", s.finished_at as "finishedAt", p.rows, p.percent from sync_runs s,
       lateral (
         select coalesce(sum(i.rows), 0)::integer as rows,
           coalesce(avg(case when r.finished_at is null then coalesce(i.percent, 0) else 100 end), 0)::integer as percent
         from sync_results r left join import_runs i on i.id = r.import_run_id where r.sync_id = s.id
       ) p
     where ?::integer is null or s.id = ? order by s.id desc limit 1`,
    id === null ? [null, null] : [parseId(id) ?? 0, parseId(id) ?? 0],
  );
  if (!run) return null;
  const results = await em.find(SyncResult, { syncId: run.id }, { orderBy: { id: "asc" }, refresh: true });
  // Raw SQL returns these values as text.
  const { createdAt, finishedAt, rows, percent } = run;
  return {
    id: run.id,
    rows,
    percent,
    results,
    createdAt: new Date(createdAt),
    finishedAt: finishedAt === null ? null : new Date(finishedAt),
  };
}

async function chosenSources(em: EntityManager, choice: SyncChoice): Promise<number[]> {
  const condition =
    choice === "enabled"
      ? "enabled"
      : choice === "due"
        ? "enabled and schedule = 'daily' and (last_at is null or last_at < now() - interval '23 hours')"
        : "id = ?";
  const sources = await em.execute<{ id: number }[]>(
    `select id from sync_sources where ${condition} order by id`,
    typeof choice === "string" ? [] : [choice.source],
  );
  return sources.map(({ id }) => id);
}

/** The queue retries for 28 hours; a sync that it gave up on must not block others. */
async function giveUpAbandoned(em: EntityManager): Promise<void> {
  await em.execute(
    `with abandoned as (
       update sync_runs set finished_at = now()
       where finished_at is null and created_at < now() - interval '2 days' returning id
     )
     update sync_results set status = 'failed', message = 'It was interrupted.', finished_at = now()
     where sync_id in (select id from abandoned) and finished_at is null`,
  );
}
