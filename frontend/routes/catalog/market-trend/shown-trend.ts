import type { MarketTrendQuery } from "./market-trend.generated.ts";

/** A trend that exists. */
export type ShownTrend = NonNullable<MarketTrendQuery["marketTrend"]>;
