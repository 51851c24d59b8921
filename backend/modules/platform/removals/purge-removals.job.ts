import type { Job } from "../../../shared/job.ts";
import { REMOVALS_DAYS } from "./removal.list.ts";

/** Deletes removals that are older than clients may request. */
export const purgeRemovalsJob: Job = {
  name: "purge-removals",
  schedule: "41 3 * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from removals where removed_at < now() - make_interval(days => ?)", [
      REMOVALS_DAYS + 1,
    ]);
  },
};
