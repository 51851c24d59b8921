import { pagedFile } from "../../../shared/rest-table/paged-file.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";

interface SearchLine {
  id: string;
  name: string;
  list: string;
  address: string;
  words: string[];
  alert: string;
  newCount: number;
  createdAt: Date;
}

/** Download of the caller's saved searches. */
export const savedSearchFileRoutes: RestRoute[] = [
  pagedFile<SearchLine>({
    path: "/api/searches.csv",
    summary: "Your saved searches as CSV",
    field: "mySavedSearches",
    node: "id name list address words alert newCount createdAt",
    columns: {
      Id: ({ id }) => Number(id),
      Name: ({ name }) => name,
      List: ({ list }) => list,
      Address: ({ address }) => address,
      "Looks for": ({ words }) => words.join("; "),
      Alert: ({ alert }) => alert.toLowerCase(),
      New: ({ newCount }) => newCount,
      Saved: ({ createdAt }) => createdAt,
    },
  }),
];
