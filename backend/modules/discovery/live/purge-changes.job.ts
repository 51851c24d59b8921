import type { Job } from "../../../shared/job.ts";

/**
 * Deletes changes that every index in use has read: an index that was idle for half as long is refilled. It
 * also removes duplicates from the encoding queue, which grows while the encoder is off.
 */
export const purgeSearchChangesJob: Job = {
  name: "purge-search-changes",
  schedule: "40 * * * *",
  run: async (_payload, { em }) => {
    await em.execute("delete from search_changes where changed_at < now() - interval '1 day'");
    await em.execute(
      `delete from records_to_encode a using records_to_encode b
       where a.kind = b.kind and a.record_id = b.record_id and a.id < b.id and a.claimed_until is null`,
    );
  },
};
