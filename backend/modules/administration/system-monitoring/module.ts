import type { Module } from "../../../shared/module.ts";
import { MonitoringResolver } from "./monitoring.resolver.ts";
import { monitoringRoutes } from "./monitoring.routes.ts";

/** Measurements of the processes, the system's status, and totals for administrators. */
export const systemMonitoring: Module = {
  resolvers: [MonitoringResolver],
  access: {
    area: "catalog",
    operations: {
      "Query.contentStats": "administrators",
      "Query.monitoring": "administrators",
      "Query.systemHealth": "administrators",
      "Query.userAnalytics": "administrators",
    },
    restCalls: {
      "GET /api/admin/content-stats": "administrators",
      "GET /api/admin/system-health": "administrators",
      "GET /api/admin/user-analytics": "administrators",
    },
  },
  restRoutes: monitoringRoutes,
};
