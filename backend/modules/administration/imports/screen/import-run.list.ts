import sql from "sql-template-tag";
import { Allowed } from "../../../../shared/access.ts";
import { enumFilter } from "../../../../shared/listing/filters.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { ImportRun, RUN_STATUS_LABELS, RunStatuses } from "./import-run.entity.ts";

/** The list of runs, for administrators. */
export const importRunList = defineList({
  name: "importRuns",
  typeName: "ImportRun",
  entity: ImportRun,
  description: "The runs of the importer, without previews.",
  access: Allowed("admin"),
  file: "/api/admin/imports.csv",
  where: sql`not t.dry_run`,
  filters: {
    statuses: enumFilter({
      param: "status",
      label: "Status",
      description: "Only imports in one of these statuses.",
      column: "status",
      members: RunStatuses,
      labels: RUN_STATUS_LABELS,
    }),
  },
  orders: { NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" } },
  defaultOrder: "NEWEST",
});
