import type { Module } from "../../../shared/module.ts";
import { Claim } from "./claim.entity.ts";
import { claims as claimImport } from "./claim.import.ts";
import { seedClaims } from "./claims.seed.ts";
import { ClaimResolver, StatisticsResolver } from "./statistics.resolver.ts";
import { statisticsRoutes } from "./statistics.routes.ts";

/** Statistics and claims about the product. */
export const catalogStatistics: Module = {
  entities: [Claim],
  resolvers: [StatisticsResolver, ClaimResolver],
  access: {
    area: "catalog",
    operations: {
      "Query.claim": "everyone",
      "Query.claims": "everyone",
      "Query.statistics": "everyone",
    },
    restCalls: {
      "GET /api/statistics": "everyone",
    },
  },
  restRoutes: statisticsRoutes,
  seed: { run: seedClaims },
  importKinds: [claimImport],
};
