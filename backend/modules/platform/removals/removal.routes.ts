import { listRoute } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { toWord } from "../../../shared/listing/words.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { removalList } from "./removal.list.ts";

interface RemovalRow {
  kind: string;
  recordId: string;
  removedAt: string;
}

/** The REST endpoint of removals. */
export const removalRoutes: RestRoute[] = [
  listRoute<RemovalRow>(anyList(removalList), {
    path: "/api/removals",
    summary: "Records that are no longer public, latest removal last",
    node: "kind recordId removedAt",
    response: (removals) =>
      removals.map(({ kind, recordId, removedAt }) => ({
        kind: toWord(kind),
        id: Number(recordId),
        removedAt,
      })),
  }),
];
