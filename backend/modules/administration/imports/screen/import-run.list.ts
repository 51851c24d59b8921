import sql from "sql-template-tag";
import { asPerson, isAdministrator } from "../../../../shared/actor.ts";
import { enumFilter, idFilter } from "../../../../shared/listing/filters.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { ImportRun, RUN_STATUS_LABELS, RunStatuses } from "./import-run.entity.ts";
import { Importers } from "./import-scope.ts";

/** The list of runs, for administrators, and for the members of the organization whose records they imported. */
export const importRunList = defineList({
  name: "importRuns",
  typeName: "ImportRun",
  entity: ImportRun,
  description: "The runs of the importer, without previews; for members, only those of their organizations.",
  access: Importers(),
  file: "/api/admin/imports.csv",
  where: (actor) =>
    isAdministrator(actor)
      ? sql`not t.dry_run`
      : sql`not t.dry_run and t.organization_id in (
          select m.organization_id from organization_members m where m.user_id = ${asPerson(actor)?.id ?? 0})`,
  filters: {
    organizations: idFilter({
      param: "organization",
      label: "Organization",
      description: "Only imports by the members of one of these organizations.",
      column: "organization_id",
    }),
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
