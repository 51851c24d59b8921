import { nextOf, pageParameters, pageVariables, type RestPageInfo } from "../../shared/rest/paging.ts";
import { type RestRoute, route } from "../../shared/rest/route.ts";

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

/** As REST shows it: vendor and category are names, ids numbers. */
function toSolution({ id, category, vendor, sports, ...fields }: SolutionRow) {
  return {
    id: Number(id),
    ...fields,
    category: category.name,
    vendor: vendor.name,
    sports: sports.map(({ name }) => name),
  };
}

/** The calls on solutions. */
export const solutionRoutes: RestRoute[] = [
  route<{ solutions: { nodes: SolutionRow[]; pageInfo: RestPageInfo } }>({
    method: "GET",
    path: "/api/solutions",
    summary: "Solutions, best rated first",
    query: {
      search: { type: "string", description: "Part of the title or description." },
      category: { type: "string", description: "A category's slug." },
      ...pageParameters,
    },
    operation: `query RestSolutions($search: String, $filter: SolutionFilter, $first: Int!, $after: String) {
      solutions(search: $search, filter: $filter, first: $first, after: $after) {
        nodes {
          id title slug description pricing priceBand levels features tags rating reviewCount website createdAt
          category { name } vendor { name } sports { name }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({
      search: request.query.search,
      filter: request.query.category ? { categories: [request.query.category] } : undefined,
      ...pageVariables(request),
    }),
    response: ({ solutions }) => solutions.nodes.map(toSolution),
    nextCursor: ({ solutions }) => nextOf(solutions.pageInfo),
  }),
  route<{ categories: CategoryRow[] }>({
    method: "GET",
    path: "/api/solutions/categories",
    summary: "The categories of solutions, by name",
    operation: "query RestSolutionCategories { categories { id name slug description } }",
    response: ({ categories }) => categories.map((category) => ({ ...category, id: Number(category.id) })),
  }),
];
