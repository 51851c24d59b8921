import sql from "sql-template-tag";
import type { Job } from "../../../shared/job.ts";
import { queryRows } from "../../../shared/rows/query.ts";

/** Deletes operations that ended 90 days ago, with their accounts. */
export const purgeBulkOperationsJob: Job = {
  name: "purge-bulk-operations",
  schedule: "40 3 * * *",
  run: async (_payload, { em }) => {
    await queryRows(em, sql`delete from bulk_operations where finished_at < now() - interval '90 days'`);
  },
};
