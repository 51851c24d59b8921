import { pagedFile } from "../../../shared/rest-table/paged-file.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { CatalogKinds } from "./kinds/catalog-kind.ts";

interface RecordLine {
  id: string;
  label: string;
  detail: string;
  state: string | null;
  version: number;
  updatedAt: Date;
}

/** The download of the catalog's table, for administrators. */
export const catalogFileRoutes: RestRoute[] = [
  pagedFile<RecordLine>({
    path: "/api/admin/catalog.csv",
    summary: "The records of a kind as listed in the catalog, as CSV; drafts of postings are left out",
    field: "catalogRecords",
    args: {
      kind: {
        type: "CatalogKind!",
        description: "The kind of record; `solutions` by default.",
        choices: Object.keys(CatalogKinds),
        absent: "SOLUTIONS",
      },
      state: { type: "String", description: "Only records in this state, such as `draft`." },
      search: { type: "String", description: "Part of a name or text; at most 200 characters." },
      sort: {
        type: "CatalogOrder",
        description: "The order; `name` by default.",
        choices: ["NAME", "NEWEST"],
      },
    },
    node: "id label detail state version updatedAt",
    columns: {
      Id: ({ id }) => id,
      Name: ({ label }) => label,
      Detail: ({ detail }) => detail,
      State: ({ state }) => state,
      Version: ({ version }) => version,
      Updated: ({ updatedAt }) => updatedAt,
    },
  }),
];
