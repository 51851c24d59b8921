import { edgeResolver } from "../../../shared/listing/edge-resolver.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { keyedPages } from "../../../shared/public-pages.ts";
import { savedField } from "../../community/bookmarks/saved-field.ts";
import { AddSolutionResolver } from "./adding/add-solution.resolver.ts";
import { addSolutionRoutes } from "./adding/add-solution.routes.ts";
import { AlternativesResolver } from "./alternatives/alternatives.resolver.ts";
import { seedCatalogue } from "./catalogue.seed.ts";
import { SolutionEditingResolver } from "./editing/solution-editing.resolver.ts";
import { solutionEdges } from "./solution.edges.ts";
import { Solution } from "./solution.entity.ts";
import { solutionKind } from "./solution.fields.ts";
import { solutions as solutionImport } from "./solution.import.ts";
import { editableSolutionList, solutionList } from "./solution.list.ts";
import { SolutionResolver } from "./solution.resolver.ts";
import { solutionRoutes } from "./solution.routes.ts";
import { bookmarkableSolutions } from "./solution.subjects.ts";

/** The catalog of solutions. */
export const solutions: Module = {
  entities: [Solution],
  resolvers: [
    SolutionResolver,
    SolutionEditingResolver,
    AddSolutionResolver,
    AlternativesResolver,
    savedField(bookmarkableSolutions),
    ...solutionEdges.map(edgeResolver),
  ],
  access: {
    area: "catalog",
    operations: {
      "Mutation.addSolution": "administrators",
      "Mutation.createSolution": "signed in",
      "Mutation.publishSolution": "signed in",
      "Mutation.updateSolution": "signed in",
      "Mutation.withdrawSolution": "signed in",
      "Query.comparedSolutions": "everyone",
      "Query.editableSolution": "signed in",
      "Query.editableSolutions": "signed in",
      "Query.solution": "everyone",
      "Query.solutionAlternatives": "everyone",
      "Query.solutions": "everyone",
    },
    restCalls: {
      "GET /api/solutions/own.csv": "signed in",
      "GET /api/solutions": "everyone",
      "GET /api/solutions/{id}": "everyone",
      "GET /api/solutions.csv": "everyone",
      "GET /api/solutions/categories": "everyone",
      "POST /api/admin/solutions": "administrators",
    },
  },
  restRoutes: [...solutionRoutes, ...addSolutionRoutes],
  pages: {
    "/solutions": `${keyedPages("solutions")} where status = 'published'`,
  },
  seed: { run: seedCatalogue },
  lists: [anyList(solutionList), anyList(editableSolutionList)],
  importKinds: [solutionImport],
  recordKinds: [solutionKind],
};
