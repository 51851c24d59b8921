import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { DemoRequest } from "./demo-request.entity.ts";
import { demoRequestList } from "./demo-request.list.ts";
import { DemoRequestResolver } from "./demo-request.resolver.ts";
import { demoRequestFileRoutes } from "./demo-request-files.routes.ts";
import { demoRequestData } from "./personal-data.ts";

/** Requests for a product demo. */
export const demoRequests: Module = {
  entities: [DemoRequest],
  resolvers: [DemoRequestResolver],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.requestDemo": "everyone",
      "Query.demoRequests": "administrators",
    },
    restCalls: {
      "GET /api/admin/demo-requests.csv": "administrators",
    },
  },
  restRoutes: demoRequestFileRoutes,
  personalData: demoRequestData,
  lists: [anyList(demoRequestList)],
};
