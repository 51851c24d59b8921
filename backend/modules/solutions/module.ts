import { anyList } from "../../shared/listing/read-list.ts";
import type { Module } from "../../shared/module.ts";
import { keyedPages } from "../../shared/public-pages.ts";
import { seedCatalogue } from "./catalogue.seed.ts";
import { Solution } from "./solution.entity.ts";
import { solutions as solutionImport } from "./solution.import.ts";
import { solutionList } from "./solution.list.ts";
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
      "GET /api/solutions.csv": "everyone",
      "GET /api/solutions/categories": "everyone",
    },
  },
  restRoutes: solutionRoutes,
  pages: {
    "/solutions": keyedPages("solutions"),
  },
  seed: { run: seedCatalogue },
  lists: [anyList(solutionList)],
  importKinds: [solutionImport],
};
