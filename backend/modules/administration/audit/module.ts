import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { auditList } from "./trail/audit.list.ts";
import { AuditResolver } from "./trail/audit.resolver.ts";
import { auditRoutes } from "./trail/audit.routes.ts";
import { AuditEntry } from "./trail/audit-entry.entity.ts";

/** The audit trail, for administrators. */
export const audit: Module = {
  entities: [AuditEntry],
  resolvers: [AuditResolver],
  access: {
    area: "admin",
    operations: {
      "Query.auditActions": "administrators",
      "Query.auditEntries": "administrators",
    },
    restCalls: {
      "GET /api/admin/audit-logs": "administrators",
      "GET /api/admin/audit-logs.csv": "administrators",
      "GET /api/admin/recent-activities": "administrators",
    },
  },
  restRoutes: auditRoutes,
  lists: [anyList(auditList)],
};
