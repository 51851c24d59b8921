import type { Module } from "../../shared/module.ts";
import { keyedPages } from "../../shared/public-pages.ts";
import { seedCatalogue } from "./catalogue.seed.ts";
import { Solution } from "./solution.entity.ts";
import { SolutionResolver } from "./solution.resolver.ts";
import { solutionRoutes } from "./solution.routes.ts";

/** The catalog of solutions. */
export const solutions: Module = {
  entities: [Solution],
  resolvers: [SolutionResolver],
  access: {
    operations: {
      "Query.solution": "everyone",
      "Query.solutions": "everyone",
    },
    restCalls: {
      "GET /api/solutions": "everyone",
      "GET /api/solutions/categories": "everyone",
    },
  },
  restRoutes: solutionRoutes,
  pages: {
    screens: ["/solutions"],
    records: {
      "/solutions": keyedPages("solutions"),
    },
  },
  seed: { run: seedCatalogue },
};
