import { Allowed } from "../../../../shared/access.ts";
import { enumFilter } from "../../../../shared/listing/filters.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { SYNC_STATUS_LABELS, SyncStatuses } from "./sync-kinds.ts";
import { SyncResult } from "./sync-run.entity.ts";

/** The history of syncs, for administrators. */
export const syncResultList = defineList({
  name: "syncResults",
  typeName: "SyncResult",
  entity: SyncResult,
  description: "The result for each source in each sync.",
  access: Allowed("admin"),
  file: "/api/admin/sync-results.csv",
  filters: {
    statuses: enumFilter({
      param: "status",
      label: "Status",
      description: "Only results with one of these statuses.",
      column: "status",
      members: SyncStatuses,
      labels: SYNC_STATUS_LABELS,
    }),
  },
  orders: { NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" } },
  defaultOrder: "NEWEST",
});
