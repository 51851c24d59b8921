import { personalDataBySql } from "../../../shared/personal-data.ts";

/** The bulk operations that a person started, and those that affected their account. */
export const bulkOperationData = personalDataBySql({
  section: "bulkOperations",
  tables: ["bulk_operations", "bulk_operation_items"],
  collect: {
    started: `select kind, title, message, total, created_at as "createdAt" from bulk_operations
      where actor_id = ? order by id`,
    reached: `select o.kind, o.title, i.result, o.created_at as "createdAt"
      from bulk_operation_items i join bulk_operations o on o.id = i.operation_id where i.user_id = ? order by i.id`,
  },
  erase: [
    "update bulk_operations set actor_id = null where actor_id = ?",
    "delete from bulk_operation_items where user_id = ?",
  ],
});
