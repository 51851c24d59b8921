import { listFile } from "../../../../shared/listing/list-route.ts";
import { anyList } from "../../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../../shared/rest-table/route.ts";
import { RUN_STATUS_LABELS, RunStatuses } from "./import-run.entity.ts";
import { importRunList } from "./import-run.list.ts";

interface RunLine {
  id: string;
  kind: string;
  source: string;
  fileName: string;
  status: keyof typeof RunStatuses;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  leftAlone: number;
  createdAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
}

/** The download of import runs, for administrators, and of their organizations' runs for members. */
export const importFileRoutes: RestRoute[] = [
  listFile<RunLine>(anyList(importRunList), {
    summary: "Imports as CSV, newest first; for members, those of their organizations",
    node: `id kind source fileName status rows created updated unchanged refused leftAlone
      createdAt finishedAt undoneAt`,
    columns: {
      Id: ({ id }) => Number(id),
      Kind: ({ kind }) => kind,
      Source: ({ source }) => source,
      File: ({ fileName }) => fileName,
      Status: ({ status }) => RUN_STATUS_LABELS[RunStatuses[status]],
      Rows: ({ rows }) => rows,
      Created: ({ created }) => created,
      Updated: ({ updated }) => updated,
      Unchanged: ({ unchanged }) => unchanged,
      Rejected: ({ refused }) => refused,
      "Left alone": ({ leftAlone }) => leftAlone,
      Started: ({ createdAt }) => createdAt,
      Finished: ({ finishedAt }) => finishedAt,
      Undone: ({ undoneAt }) => undoneAt,
    },
  }),
];
