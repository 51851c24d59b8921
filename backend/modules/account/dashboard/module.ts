import type { Module } from "../../../shared/module.ts";
import { DashboardResolver } from "./dashboard.resolver.ts";
import { dashboardRoutes } from "./dashboard.routes.ts";
import { hintData } from "./personal-data.ts";

/** A person's pending work and past activity. */
export const dashboard: Module = {
  resolvers: [DashboardResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.dismissProfileHint": "signed in",
      "Query.viewerActivities": "signed in",
      "Query.viewerPartnerships": "signed in",
      "Query.viewerWeeks": "signed in",
      "Query.viewerWork": "signed in",
    },
    restCalls: {
      "GET /api/dashboard/activities": "signed in",
      "GET /api/dashboard/stats": "signed in",
    },
  },
  restRoutes: dashboardRoutes,
  personalData: hintData,
};
