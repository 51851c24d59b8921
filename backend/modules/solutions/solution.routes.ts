import { listRoute } from "../../shared/listing/list-route.ts";
import { anyList } from "../../shared/listing/read-list.ts";
import { namesOf, withNumericId } from "../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../shared/rest-table/route.ts";
import { solutionList } from "./solution.list.ts";

interface SolutionRow {
  id: string;
  category: { name: string };
  vendor: { name: string };
  sports: { name: string }[];
  [field: string]: unknown;
}

interface CategoryRow {
  id: string;
  name: string;
  slug: string;
}

/** Vendor, category and sports are represented by their names. */
const toSolution = ({ category, vendor, sports, ...solution }: SolutionRow) => ({
  ...withNumericId(solution),
  category: category.name,
  vendor: vendor.name,
  sports: namesOf(sports),
});

/** REST endpoints of solutions. */
export const solutionRoutes: RestRoute[] = [
  listRoute<SolutionRow>(anyList(solutionList), {
    path: "/api/solutions",
    summary: "Solutions, best rated first",
    node: `id title slug description pricing priceBand levels features tags rating reviewCount website createdAt
      category { name } vendor { name } sports { name }`,
    response: (solutions) => solutions.map(toSolution),
  }),
  route<{ categories: CategoryRow[] }>({
    method: "GET",
    path: "/api/solutions/categories",
    summary: "The categories of solutions, by name",
    operation: "query RestSolutionCategories { categories { id name slug description } }",
    response: ({ categories }) => categories.map(withNumericId),
  }),
];
