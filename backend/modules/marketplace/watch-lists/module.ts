import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { watchListData } from "./personal-data.ts";
import { WatchResolver } from "./watch.resolver.ts";
import { watchList } from "./watch-list.list.ts";
import { watchListRoutes } from "./watch-list.routes.ts";
import { seedWatchLists } from "./watch-list.seed.ts";
import { WatchedVendor } from "./watched-vendor.entity.ts";

/** Watch lists: vendors that investors follow, with the stages of their own pipeline. */
export const watchLists: Module = {
  entities: [WatchedVendor],
  resolvers: [WatchResolver],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.editWatchedVendor": "signed in",
      "Mutation.unwatchVendor": "signed in",
      "Mutation.watchVendor": "signed in",
      "Query.watchedVendors": "signed in",
    },
    restCalls: {
      "GET /api/watch-list.csv": "signed in",
      "GET /api/watch-list/hubspot.csv": "signed in",
      "GET /api/watch-list/salesforce.csv": "signed in",
    },
  },
  lists: [anyList(watchList)],
  restRoutes: watchListRoutes,
  personalData: watchListData,
  seed: { run: seedWatchLists },
};
