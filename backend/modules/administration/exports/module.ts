import type { Module } from "../../../shared/module.ts";
import { ExportResolver } from "./export.resolver.ts";
import { exportRoutes } from "./export.routes.ts";

/** Exports of data as files, for administrators. */
export const exports: Module = {
  resolvers: [ExportResolver],
  access: {
    area: "admin",
    operations: { "Query.exportPage": "administrators" },
    restCalls: { "GET /api/admin/export/{kind}": "administrators" },
  },
  restRoutes: exportRoutes,
};
