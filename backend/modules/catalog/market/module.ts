import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { keyedPages } from "../../../shared/public-pages.ts";
import { savedField } from "../../community/bookmarks/saved-field.ts";
import { figures as figureImport } from "./figure.import.ts";
import { FundingQuarter, FundingQuarterRow } from "./funding-quarter.entity.ts";
import {
  FundingQuarterResolver,
  MarketFigureResolver,
  MarketResolver,
  MarketTrendResolver,
} from "./market.resolver.ts";
import { marketRoutes } from "./market.routes.ts";
import { seedMarket } from "./market.seed.ts";
import { MarketFigure, MarketFigureRow } from "./market-figure.entity.ts";
import { MarketTrend, TrendObservation } from "./market-trend.entity.ts";
import { trendList } from "./market-trend.list.ts";
import { bookmarkableTrends } from "./market-trend.subjects.ts";
import { MarketPredictionResolver } from "./predictions/prediction.resolver.ts";
import { predictionRoutes } from "./predictions/prediction.routes.ts";
import { quarters as quarterImport } from "./quarter.import.ts";
import { series as seriesImport } from "./series.import.ts";
import { trends as trendImport } from "./trend.import.ts";

/** Market figures, funding and trends. */
export const market: Module = {
  entities: [MarketTrend, TrendObservation, MarketFigure, MarketFigureRow, FundingQuarter, FundingQuarterRow],
  resolvers: [
    MarketResolver,
    MarketFigureResolver,
    FundingQuarterResolver,
    MarketTrendResolver,
    MarketPredictionResolver,
    savedField(bookmarkableTrends),
  ],
  access: {
    area: "catalog",
    operations: {
      "Query.fundingQuarter": "everyone",
      "Query.market": "everyone",
      "Query.marketFigure": "everyone",
      "Query.marketPredictions": "everyone",
      "Query.marketTrend": "everyone",
      "Query.marketTrends": "everyone",
    },
    restCalls: {
      "GET /api/ai/market-predictions": "everyone",
      "GET /api/market-trends": "everyone",
      "GET /api/market-trends.csv": "everyone",
      "GET /api/market-trends/{id}.csv": "everyone",
      "GET /api/market/figures/{id}.csv": "everyone",
      "GET /api/market/headlines.csv": "everyone",
      "GET /api/market/quarters.csv": "everyone",
      "GET /api/market/quarters/{id}.csv": "everyone",
      "GET /api/market/segments.csv": "everyone",
    },
  },
  restRoutes: [...marketRoutes, ...predictionRoutes],
  pages: {
    "/market-intelligence": keyedPages("market_trends"),
    "/market-intelligence/figures": keyedPages("market_figures"),
    "/market-intelligence/quarters": keyedPages("funding_quarters", "updated_at", "year || '-q' || quarter"),
  },
  seed: { run: seedMarket },
  lists: [anyList(trendList)],
  importKinds: [trendImport, figureImport, quarterImport, seriesImport],
};
