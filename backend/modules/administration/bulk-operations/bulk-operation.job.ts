import type { Job } from "../../../shared/job.ts";
import { runBatch } from "./run-batch.ts";

/**
 * Processes the accounts of a bulk operation in batches, each in its own transaction; resumes where it
 * stopped if it runs again.
 */
export const bulkOperationJob: Job<{ id: number }> = {
  name: "bulk-operation",
  run: async ({ id }, tools) => {
    while (await runBatch(tools, id));
  },
};
