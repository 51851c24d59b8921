import {
  nextOf,
  pageParameters,
  pageVariables,
  type RestPageInfo,
} from "../../../../shared/rest-table/paging.ts";
import { type RestRoute, route } from "../../../../shared/rest-table/route.ts";
import { SOLUTION_FIELDS, type SolutionRow, toSolution } from "../../../catalog/solutions/solution.routes.ts";

interface SavedSolutions {
  bookmarks: { nodes: { record: SolutionRow | null }[]; pageInfo: RestPageInfo };
}

/** REST endpoints of bookmarks. */
export const bookmarkRoutes: RestRoute[] = [
  route<SavedSolutions>({
    method: "GET",
    path: "/api/solutions/bookmarks/{userId}",
    summary: "The solutions that you have saved, newest first; administrators read anyone's",
    query: pageParameters,
    operation: `query RestSavedSolutions($userId: ID!, $first: Int!, $after: String) {
      bookmarks(kind: SOLUTION, userId: $userId, first: $first, after: $after) {
        totalCount nodes { record { ... on Solution { ${SOLUTION_FIELDS} } } }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({ userId: request.path.userId, ...pageVariables(request) }),
    response: ({ bookmarks }) =>
      bookmarks.nodes.flatMap(({ record }) => (record ? [toSolution(record)] : [])),
    nextCursor: ({ bookmarks }) => nextOf(bookmarks.pageInfo),
  }),
];
