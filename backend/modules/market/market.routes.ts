import { nextOf, pageParameters, pageVariables, type RestPageInfo } from "../../shared/rest/paging.ts";
import { withNumericId } from "../../shared/rest/parameters.ts";
import { type RestRoute, route } from "../../shared/rest/route.ts";
import { marketFileRoutes, trendParameters, trendVariables } from "./market-files.routes.ts";

interface TrendRow {
  id: string;
  sentiment: string;
  [field: string]: unknown;
}

/** The calls on market intelligence. */
export const marketRoutes: RestRoute[] = [
  route<{ marketTrends: { nodes: TrendRow[]; pageInfo: RestPageInfo } }>({
    method: "GET",
    path: "/api/market-trends",
    summary: "Market trends, highest impact first",
    query: { ...trendParameters, ...pageParameters },
    operation: `query RestTrends($search: String, $filter: MarketTrendFilter, $first: Int!, $after: String) {
      marketTrends(search: $search, filter: $filter, first: $first, after: $after) {
        nodes {
          id title slug category description impactScore sentiment createdAt measure unit source note
          observations { observedOn value }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({
      ...trendVariables(request),
      ...pageVariables(request),
    }),
    response: ({ marketTrends }) =>
      marketTrends.nodes.map(({ sentiment, ...trend }) => ({
        ...withNumericId(trend),
        sentiment: sentiment.toLowerCase(),
      })),
    nextCursor: ({ marketTrends }) => nextOf(marketTrends.pageInfo),
  }),
  ...marketFileRoutes,
];
