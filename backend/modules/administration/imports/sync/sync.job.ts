import type { Job } from "../../../../shared/job.ts";
import { type Pending, syncSource } from "./sync-source.ts";

/** Claims the next unfinished source and marks it as running. */
const NEXT = `
  update sync_results set status = 'running' where id = (
    select id from sync_results where sync_id = ? and finished_at is null order by id limit 1)
  returning id, source_id as "sourceId", import_run_id as "importRunId",
    (select started_by_id from sync_runs where id = sync_id) as person`;

/**
 * Performs a sync, one source after the other. One whose process was killed resumes with the current source.
 */
export const syncJob: Job<{ sync: number }> = {
  name: "sync-data",
  run: async ({ sync }, tools) => {
    const failures: unknown[] = [];
    for (;;) {
      const [pending] = await tools.em.execute<Pending[]>(NEXT, [sync]);
      if (!pending) break;
      // A failing source must not prevent the others.
      await syncSource(tools, pending).catch((error) => failures.push(error));
    }
    await tools.em.execute(
      `update sync_runs r set finished_at = now() where id = ? and finished_at is null
       and not exists (select from sync_results where sync_id = r.id and finished_at is null)`,
      [sync],
    );
    // Thrown for the log; the next attempt finds nothing left to do.
    if (failures.length > 0) throw failures[0];
  },
};
