import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { purgeRemovalsJob } from "./purge-removals.job.ts";
import { Removal } from "./removal.entity.ts";
import { removalList } from "./removal.list.ts";
import { RemovalResolver } from "./removal.resolver.ts";
import { removalRoutes } from "./removal.routes.ts";

/** Records that are no longer public, for clients that synchronize a copy. */
export const removals: Module = {
  entities: [Removal],
  resolvers: [RemovalResolver],
  access: {
    area: "catalog",
    operations: { "Query.removals": "everyone" },
    restCalls: { "GET /api/removals": "everyone" },
  },
  restRoutes: removalRoutes,
  lists: [anyList(removalList)],
  jobs: [purgeRemovalsJob],
};
