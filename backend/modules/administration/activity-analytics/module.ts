import type { Module } from "../../../shared/module.ts";
import { ExecutiveOverviewResolver } from "./executive/executive-overview.resolver.ts";
import { insightRoutes } from "./insights.routes.ts";
import { SolutionManagementResolver } from "./managed/solution-management.resolver.ts";
import { ActivityReportResolver } from "./report/report.resolver.ts";
import { reportRoutes } from "./report/report.routes.ts";
import { VendorInsightsResolver } from "./vendor-insights/vendor-insights.resolver.ts";
import { RecordViewResolver } from "./viewing/record-view.resolver.ts";

/** Activity on one's records, and on the whole platform for administrators. */
export const activityAnalytics: Module = {
  resolvers: [
    ActivityReportResolver,
    ExecutiveOverviewResolver,
    RecordViewResolver,
    SolutionManagementResolver,
    VendorInsightsResolver,
  ],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.noteRecordView": "everyone",
      "Query.activityReport": "signed in",
      "Query.executiveOverview": "signed in",
      "Query.solutionManagement": "signed in",
      "Query.vendorInsights": "signed in",
    },
    restCalls: {
      "GET /api/analytics/industry-insights": "everyone",
      "GET /api/analytics/report.csv": "signed in",
      "GET /api/dashboard/market-trends": "everyone",
    },
  },
  restRoutes: [...insightRoutes, ...reportRoutes],
};
