import { type RestRoute, route } from "../../../shared/rest-table/route.ts";

/** The REST endpoints of the system's health and totals. */
export const monitoringRoutes: RestRoute[] = [
  route<{ systemHealth: object }>({
    method: "GET",
    path: "/api/admin/system-health",
    summary: "The system's status, checked now, and its totals",
    operation: `query RestSystemHealth {
      systemHealth {
        systemStatus totalUsers activeUsers totalSolutions totalVendors computedAt
        checks { name passed detail rule }
      }
    }`,
    response: ({ systemHealth }) => systemHealth,
  }),
  route<{ userAnalytics: { userRoles: { role: string; count: number }[] } }>({
    method: "GET",
    path: "/api/admin/user-analytics",
    summary: "Accounts by role, and how many registered this month",
    operation: `query RestUserAnalytics {
      userAnalytics { userRoles { role count } recentRegistrations monthBegan computedAt }
    }`,
    response: ({ userAnalytics }) => ({
      ...userAnalytics,
      userRoles: userAnalytics.userRoles.map(({ role, count }) => ({ role: role.toLowerCase(), count })),
    }),
  }),
  route<{ contentStats: object }>({
    method: "GET",
    path: "/api/admin/content-stats",
    summary: "How much published content there is",
    operation: `query RestContentStats {
      contentStats { totalContent { solutions opportunities } verifiedVendors computedAt }
    }`,
    response: ({ contentStats }) => contentStats,
  }),
];
