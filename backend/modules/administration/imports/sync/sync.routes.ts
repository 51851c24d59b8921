import { type RestRoute, route } from "../../../../shared/rest-table/route.ts";

interface Started {
  readonly syncData: { readonly id: string; readonly results: readonly { readonly sourceName: string }[] };
}

/** The REST endpoint of sync. */
export const syncRoutes: RestRoute[] = [
  route<Started>({
    method: "POST",
    path: "/api/admin/sync-data",
    summary: "Start a sync of all enabled sources; it runs in the background",
    operation: "mutation RestSyncData { syncData { id results { sourceName } } }",
    response: ({ syncData: { id, results } }) => ({
      message: "Sync started",
      id: Number(id),
      sources: results.map(({ sourceName }) => sourceName),
    }),
  }),
];
