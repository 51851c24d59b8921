import { type RestRoute, route } from "../../../shared/rest-table/route.ts";

interface Trends {
  marketTrends: { nodes: { id: string; sentiment: string }[] };
}

interface Insights extends Trends {
  market: { headlines: object[]; segments: object[]; quarters: object[] };
  marketPredictions: object[];
}

const TREND = "id title slug category description impactScore sentiment createdAt source";
const FIGURE = "name valueUsd growthPercent companies source asOf";

const toTrends = ({ marketTrends }: Trends) =>
  marketTrends.nodes.map(({ id, sentiment, ...trend }) => ({
    ...trend,
    id: Number(id),
    sentiment: sentiment.toLowerCase(),
  }));

/** The REST endpoints of the dashboard's market figures. */
export const insightRoutes: RestRoute[] = [
  route<Trends>({
    method: "GET",
    path: "/api/dashboard/market-trends",
    summary: "The ten highest-impact market trends",
    operation: `query RestDashboardTrends { marketTrends(first: 10) { nodes { ${TREND} } } }`,
    response: toTrends,
  }),
  route<Insights>({
    method: "GET",
    path: "/api/analytics/industry-insights",
    summary: "Market sizes, segments and quarterly funding with their sources, top trends and predictions",
    operation: `query RestIndustryInsights {
      market {
        headlines { ${FIGURE} } segments { ${FIGURE} } quarters { year quarter amountUsd deals source asOf }
      }
      marketTrends(first: 10) { nodes { ${TREND} } }
      marketPredictions { trend growth confidence unit source predictedOn value low high method }
    }`,
    response: ({ market, marketPredictions, ...trends }) => ({
      ...market,
      trends: toTrends(trends),
      predictions: marketPredictions,
    }),
  }),
];
