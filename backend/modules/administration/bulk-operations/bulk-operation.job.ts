import type { Job } from "../../../shared/job.ts";
import { runBatch } from "./run-batch.ts";

/** Works through the accounts of a bulk operation, a batch a transaction; goes on where it was if it is run again. */
export const bulkOperationJob: Job<{ id: number }> = {
  name: "bulk-operation",
  run: async ({ id }, tools) => {
    while (await runBatch(tools, id));
  },
};
