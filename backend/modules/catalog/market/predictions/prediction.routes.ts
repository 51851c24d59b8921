import { toWord } from "../../../../shared/listing/words.ts";
import { type RestRoute, route } from "../../../../shared/rest-table/route.ts";

interface Predictions {
  marketPredictions: { kind: string; trendId: string | null }[];
}

/** The REST endpoint of market predictions. */
export const predictionRoutes: RestRoute[] = [
  route<Predictions>({
    method: "GET",
    path: "/api/ai/market-predictions",
    summary: "What funding and trends are expected to do next, with interval and back-test",
    operation: `query RestMarketPredictions {
      marketPredictions {
        trend growth confidence kind trendId measure unit source predictedOn value low high method
        backTest { points meanErrorPercent noChangeErrorPercent } rows { observedOn value }
      }
    }`,
    response: ({ marketPredictions }) =>
      marketPredictions.map(({ kind, trendId, ...prediction }) => ({
        ...prediction,
        kind: toWord(kind),
        trendId: trendId === null ? null : Number(trendId),
      })),
  }),
];
