import type { Job } from "../../../shared/job.ts";

/**
 * Deletes changes that every index in use has read: one that was not used for half as long is filled anew. What is to be
 * encoded twice, which grows while the encoder is off, is to be encoded once.
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
