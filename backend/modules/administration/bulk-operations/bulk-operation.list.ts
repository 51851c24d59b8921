import sql from "sql-template-tag";
import { Allowed } from "../../../shared/access.ts";
import { enumFilter, ownerFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { BulkResults } from "./bulk-kind.ts";
import { BulkOperation, BulkOperationItem } from "./bulk-operation.entity.ts";

/** The list of bulk operations. */
export const bulkOperationList = defineList({
  name: "bulkOperations",
  typeName: "BulkOperation",
  entity: BulkOperation,
  description: "What administrators did to many accounts at once in the last 90 days, latest first.",
  access: Allowed("admin"),
  file: "/api/admin/bulk-operations.csv",
  filters: {},
  orders: { NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" } },
  defaultOrder: "NEWEST",
});

/** The list of the accounts of a bulk operation. */
export const bulkItemList = defineList({
  name: "bulkOperationItems",
  typeName: "BulkOperationItem",
  entity: BulkOperationItem,
  description: "The accounts of bulk operations, with the result for each.",
  access: Allowed("admin"),
  file: "/api/admin/bulk-operations/results.csv",
  filters: {
    operationId: ownerFilter({
      param: "operation",
      label: "Operation",
      description: "Only accounts of this operation.",
      condition: (id) => sql`t.operation_id = ${id}`,
    }),
    results: enumFilter({
      param: "result",
      label: "Result",
      description: "Only accounts with one of these results.",
      column: "result",
      members: BulkResults,
      labels: { done: "Done", skipped: "Skipped" },
    }),
  },
  orders: { CHOSEN: { label: "As chosen", by: ["id"], direction: "asc" } },
  defaultOrder: "CHOSEN",
});
