import { InvalidInputError } from "../../shared/errors.ts";
import { type RestRoute, route } from "../../shared/rest-table/route.ts";
import { ExportKinds } from "./export-kind.ts";

/** @throws InvalidInputError for a kind that isn't exported. */
function kindOf(given: string | undefined): string {
  const [name] = Object.entries(ExportKinds).find(([, kind]) => kind === given) ?? [];
  const message = `Use one of: ${Object.values(ExportKinds).join(", ")}.`;
  if (!name) throw new InvalidInputError(message, { kind: message });
  return name;
}

/** The REST endpoint of exports. */
export const exportRoutes: RestRoute[] = [
  route<{ exportPage: { csv: string; endCursor: string | null } }>({
    method: "GET",
    path: "/api/admin/export/{kind}",
    summary: "Users, solutions, vendors, opportunities or analytics as CSV, whole",
    operation: `query RestExport($kind: ExportKind!, $after: ID) {
      exportPage(kind: $kind, after: $after) { csv endCursor }
    }`,
    variables: ({ path }) => ({ kind: kindOf(path.kind) }),
    response: ({ exportPage }) => exportPage.csv,
    nextCursor: ({ exportPage }) => exportPage.endCursor,
    file: {
      mediaType: "text/csv; charset=utf-8",
      name: ({ path }) => `${path.kind}-export-${new Date().toISOString().slice(0, 10)}.csv`,
    },
    allPages: true,
  }),
];
