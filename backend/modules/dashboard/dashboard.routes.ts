import { namedCaller } from "../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../shared/rest-table/route.ts";

/** REST endpoints of the dashboard. Whoever is named in the query, the answer is about the caller. */
export const dashboardRoutes: RestRoute[] = [
  route<{ viewerWork: object }>({
    method: "GET",
    path: "/api/dashboard/stats",
    summary: "What waits for you, counted",
    query: namedCaller,
    operation: `query RestDashboardStats {
      viewerWork { newMatches applicationsDue saved repliesWaiting countedAt }
    }`,
    response: ({ viewerWork }) => viewerWork,
  }),
  route<{ viewerActivities: object[] }>({
    method: "GET",
    path: "/api/dashboard/activities",
    summary: "The latest ten things that you did",
    query: namedCaller,
    operation: "query RestDashboardActivities { viewerActivities { description path createdAt } }",
    response: ({ viewerActivities }) => viewerActivities,
  }),
];
