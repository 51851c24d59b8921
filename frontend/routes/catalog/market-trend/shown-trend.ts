import type { MarketTrendQuery } from "./market-trend.generated.ts";

/** An existing trend. */
export type ShownTrend = NonNullable<MarketTrendQuery["marketTrend"]>;
