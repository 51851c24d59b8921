import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { BulkOperation, BulkOperationItem } from "./bulk-operation.entity.ts";
import { bulkOperationJob } from "./bulk-operation.job.ts";
import { bulkItemList, bulkOperationList } from "./bulk-operation.list.ts";
import { BulkOperationResolver } from "./bulk-operation.resolver.ts";
import { bulkOperationRoutes } from "./bulk-operation.routes.ts";
import { bulkOperationFileRoutes } from "./bulk-operation-files.routes.ts";
import { bulkOperationData } from "./personal-data.ts";
import { purgeBulkOperationsJob } from "./purge-bulk-operations.job.ts";

/**
 * Bulk operations of administrators on accounts, which are selected, counted, processed by a job, and undone.
 */
export const bulkOperations: Module = {
  entities: [BulkOperation, BulkOperationItem],
  resolvers: [BulkOperationResolver],
  access: {
    area: "admin",
    operations: {
      "Mutation.startBulkOperation": "administrators",
      "Mutation.undoBulkOperation": "administrators",
      "Query.bulkChoiceCount": "administrators",
      "Query.bulkOperation": "administrators",
      "Query.bulkOperationItems": "administrators",
      "Query.bulkOperations": "administrators",
    },
    restCalls: {
      "GET /api/admin/bulk-operations.csv": "administrators",
      "GET /api/admin/bulk-operations/results.csv": "administrators",
      "GET /api/admin/bulk-operations/{id}/users.csv": "administrators",
    },
  },
  jobs: [bulkOperationJob, purgeBulkOperationsJob],
  restRoutes: [...bulkOperationRoutes, ...bulkOperationFileRoutes],
  personalData: bulkOperationData,
  lists: [anyList(bulkOperationList), anyList(bulkItemList)],
};
