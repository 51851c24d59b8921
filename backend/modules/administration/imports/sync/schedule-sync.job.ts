import { ConflictError } from "../../../../shared/errors.ts";
import type { Job } from "../../../../shared/job.ts";
import { announceSync } from "./start-sync.ts";

/**
 * Starts a sync of the sources that are due, unless one is running: then they wait for the next hour. Deletes
 * old history.
 */
export const scheduleSyncJob: Job = {
  name: "schedule-sync",
  schedule: "23 * * * *",
  run: async (_payload, { em, actor }) => {
    await em.execute("delete from sync_runs where finished_at < now() - interval '1 year'");
    try {
      await em.fork().transactional((inner) => announceSync({ em: inner, actor }, "due"));
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  },
};
