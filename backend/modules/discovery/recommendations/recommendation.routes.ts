import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import { SOLUTION_FIELDS, type SolutionRow, toSolution } from "../../catalog/solutions/solution.routes.ts";

interface Recommended {
  recommendations: {
    solution: SolutionRow;
    confidenceScore: number;
    reason: string;
    reasons: string[];
    isPersonal: boolean;
  }[];
}

/** The REST endpoint of recommendations. */
export const recommendationRoutes: RestRoute[] = [
  route<Recommended>({
    method: "POST",
    path: "/api/ai/generate-recommendations",
    summary: "Ten solutions that may suit you, most confident first, with reasons",
    operation: `query RestRecommendations {
      recommendations(first: 10) {
        solution { ${SOLUTION_FIELDS} } confidenceScore reason reasons isPersonal
      }
    }`,
    response: ({ recommendations }) =>
      recommendations.map(({ solution, ...recommendation }) => ({
        solution: toSolution(solution),
        ...recommendation,
      })),
  }),
];
