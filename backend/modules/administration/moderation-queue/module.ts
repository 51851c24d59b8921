import type { Module } from "../../../shared/module.ts";
import { moderationFileRoutes } from "./moderation-files.routes.ts";
import { ModerationQueueResolver } from "./moderation-queue.resolver.ts";

/** The administrators' queue of all moderated records. */
export const moderationQueue: Module = {
  resolvers: [ModerationQueueResolver],
  access: {
    area: "admin",
    operations: {
      "Mutation.moderate": "administrators",
      "Mutation.moderateMany": "administrators",
      "Query.moderationKinds": "administrators",
      "Query.moderationQueue": "administrators",
    },
    restCalls: {
      "GET /api/admin/moderation.csv": "administrators",
    },
  },
  restRoutes: moderationFileRoutes,
};
