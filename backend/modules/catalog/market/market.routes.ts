import { listRoute } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { withNumericId } from "../../../shared/rest-table/parameters.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { marketFileRoutes } from "./market-files.routes.ts";
import { trendList } from "./market-trend.list.ts";

interface TrendRow {
  id: string;
  sentiment: string;
  [field: string]: unknown;
}

/** REST endpoints of market intelligence. */
export const marketRoutes: RestRoute[] = [
  listRoute<TrendRow>(anyList(trendList), {
    path: "/api/market-trends",
    summary: "Market trends, highest impact first",
    node: `id title slug category description impactScore sentiment createdAt measure unit source note
      observations { observedOn value }`,
    response: (trends) =>
      trends.map(({ sentiment, ...trend }) => ({
        ...withNumericId(trend),
        sentiment: sentiment.toLowerCase(),
      })),
  }),
  ...marketFileRoutes,
];
