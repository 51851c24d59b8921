import { listFile } from "../../../../shared/listing/list-route.ts";
import { anyList } from "../../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../../shared/rest-table/route.ts";
import { SYNC_STATUS_LABELS, SyncStatuses } from "./sync-kinds.ts";
import { syncResultList } from "./sync-result.list.ts";

interface ResultLine {
  id: string;
  sourceName: string;
  status: keyof typeof SyncStatuses;
  message: string;
  created: number;
  updated: number;
  createdAt: Date;
  finishedAt: Date | null;
}

/** The download of the sync history, for administrators. */
export const syncFileRoutes: RestRoute[] = [
  listFile<ResultLine>(anyList(syncResultList), {
    summary: "The history of syncs as CSV, newest first, for administrators",
    node: "id sourceName status message created updated createdAt finishedAt",
    columns: {
      Id: ({ id }) => Number(id),
      Source: ({ sourceName }) => sourceName,
      Status: ({ status }) => SYNC_STATUS_LABELS[SyncStatuses[status]],
      Message: ({ message }) => message,
      Created: ({ created }) => created,
      Updated: ({ updated }) => updated,
      Started: ({ createdAt }) => createdAt,
      Finished: ({ finishedAt }) => finishedAt,
    },
  }),
];
