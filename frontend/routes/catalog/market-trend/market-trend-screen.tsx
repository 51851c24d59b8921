import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { MarketTrendDocument, useMarketTrendSuspenseQuery } from "./market-trend.generated.ts";
import { TrendPage } from "./market-trend-page.tsx";

/** Preloads the trend at an address. */
export const preload = preloadRecord(MarketTrendDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="trend" />;

const useTrend = (id: string) => useMarketTrendSuspenseQuery({ variables: { id } }).data.marketTrend;

/** A trend's page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/market-intelligence", label: "Market Intelligence", noun: "trend" }}
    useRecord={useTrend}
  >
    {(trend) => <TrendPage trend={trend} />}
  </RecordScreen>
);
