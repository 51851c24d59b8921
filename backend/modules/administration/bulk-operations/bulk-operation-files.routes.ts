import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { inWords } from "../../../shared/listing/words.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { bulkItemList, bulkOperationList } from "./bulk-operation.list.ts";

interface OperationLine {
  id: string;
  kind: string;
  title: string | null;
  isUndo: boolean;
  startedBy: string | null;
  total: number;
  succeeded: number;
  skipped: number;
  createdAt: Date;
  finishedAt: Date | null;
}

interface ItemLine {
  user: { id: string; username: string };
  result: string | null;
  reason: string | null;
}

/** Downloads of bulk operations and of the outcome for each account, for administrators. */
export const bulkOperationFileRoutes: RestRoute[] = [
  listFile<OperationLine>(anyList(bulkOperationList), {
    summary: "Bulk operations of the last 90 days as CSV, latest first",
    node: "id kind title isUndo startedBy total succeeded skipped createdAt finishedAt",
    columns: {
      Id: ({ id }) => Number(id),
      Kind: ({ kind }) => inWords(kind),
      Title: ({ title }) => title,
      Undo: ({ isUndo }) => isUndo,
      "Started by": ({ startedBy }) => startedBy,
      Accounts: ({ total }) => total,
      Done: ({ succeeded }) => succeeded,
      Skipped: ({ skipped }) => skipped,
      Started: ({ createdAt }) => createdAt,
      Finished: ({ finishedAt }) => finishedAt,
    },
  }),
  listFile<ItemLine>(anyList(bulkItemList), {
    summary: "The accounts in bulk operations and the result for each as CSV",
    node: "user { id username } result reason",
    columns: {
      "Account ID": ({ user }) => Number(user.id),
      Username: ({ user }) => user.username,
      Result: ({ result }) => result && inWords(result),
      Reason: ({ reason }) => reason,
    },
  }),
];
