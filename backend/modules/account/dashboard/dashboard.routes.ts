import { namedCaller } from "../../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";

/**
 * The REST endpoints of the dashboard. A person named in the query is ignored: the response is always about
 * the caller.
 */
export const dashboardRoutes: RestRoute[] = [
  route<{ viewerWork: object }>({
    method: "GET",
    path: "/api/dashboard/stats",
    summary: "Counts of what's waiting for you",
    query: namedCaller,
    operation: `query RestDashboardStats {
      viewerWork { newMatches applicationsDue saved repliesWaiting countedAt }
    }`,
    response: ({ viewerWork }) => viewerWork,
  }),
  route<{ viewerActivities: object[] }>({
    method: "GET",
    path: "/api/dashboard/activities",
    summary: "Your ten latest activities",
    query: namedCaller,
    operation: "query RestDashboardActivities { viewerActivities { description path createdAt } }",
    response: ({ viewerActivities }) => viewerActivities,
  }),
];
