import { exportedName } from "../../../shared/rest-table/exported-name.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";

/** The REST endpoint of exports. */
export const exportRoutes: RestRoute[] = [
  route<{ exportPage: { csv: string; totalCount: number | null; endCursor: string | null } }>({
    method: "GET",
    path: "/api/admin/export/{kind}",
    summary: "All users, solutions, vendors, opportunities or analytics as CSV",
    operation: `query RestExport($kind: String!, $after: ID) {
      exportPage(kind: $kind, place: $after) { csv totalCount endCursor }
    }`,
    variables: ({ path }) => ({ kind: path.kind }),
    response: ({ exportPage }) => exportPage.csv,
    nextCursor: ({ exportPage }) => exportPage.endCursor,
    file: {
      mediaType: "text/csv; charset=utf-8",
      name: ({ path }) => exportedName(String(path.kind)),
      recordsItself: true,
    },
    allPages: true,
  }),
];
