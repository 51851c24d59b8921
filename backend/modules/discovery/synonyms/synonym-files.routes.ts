import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { synonymList } from "./synonym.list.ts";

interface SynonymLine {
  id: string;
  term: string;
  means: string;
  twoWay: boolean;
  status: string;
  origin: string;
  source: string | null;
  updatedAt: Date;
}

/** Download of the synonyms, for administrators. */
export const synonymFileRoutes: RestRoute[] = [
  listFile<SynonymLine>(anyList(synonymList), {
    summary: "Synonyms as CSV, by term, for administrators",
    node: "id term means twoWay status origin source updatedAt",
    columns: {
      Id: ({ id }) => Number(id),
      Term: ({ term }) => term,
      Means: ({ means }) => means,
      "Both ways": ({ twoWay }) => twoWay,
      Status: ({ status }) => status.toLowerCase(),
      Origin: ({ origin }) => origin.toLowerCase(),
      Source: ({ source }) => source,
      Updated: ({ updatedAt }) => updatedAt,
    },
  }),
];
