import { raw } from "sql-template-tag";
import { Allowed } from "../../../../shared/access.ts";
import type { Filter } from "../../../../shared/listing/filter.ts";
import { isAnyOf } from "../../../../shared/listing/filter.ts";
import { flagFilter } from "../../../../shared/listing/filters.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { actorFilter, fromFilter, subjectFilter, toFilter } from "./audit.filters.ts";
import { AuditEntry } from "./audit-entry.entity.ts";

/** Its values are not counted: the trail is long, and the actions are known. */
const actionFilter: Filter<string[]> = {
  param: "action",
  label: "Action",
  description: "Actions, such as `vendor.verified`.",
  shape: "texts",
  type: () => [String],
  condition: (values) => isAnyOf(raw("t.action"), values),
};

/** The audit trail. */
export const auditList = defineList({
  name: "auditEntries",
  typeName: "AuditEntry",
  entity: AuditEntry,
  description: "The audit trail, latest act first, paged.",
  access: Allowed("admin"),
  file: "/api/admin/audit-logs.csv",
  filters: {
    actor: actorFilter,
    actions: actionFilter,
    subject: subjectFilter,
    from: fromFilter,
    to: toFilter,
    signIns: flagFilter({
      param: "sign-ins",
      label: "Sign-ins",
      only: "sign-ins",
      condition: raw("t.action = 'account.signed_in'"),
    }),
  },
  orders: { LATEST: { label: "Latest", by: ["occurredAt"], direction: "desc" } },
  defaultOrder: "LATEST",
});
