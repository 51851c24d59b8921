import type { Module } from "../../shared/module.ts";
import { Review } from "./review.entity.ts";
import { ReviewResolver } from "./review.resolver.ts";

/** What people say of solutions. */
export const reviews: Module = {
  entities: [Review],
  resolvers: [ReviewResolver],
  access: {
    operations: {
      "Query.reviews": "everyone",
    },
  },
};
