import { RecordLoading } from "../../features/record/record-loading.tsx";
import { parseRecordKey } from "../../features/record/record-path.ts";
import { RecordScreen } from "../../features/record/record-screen.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { MarketTrendDocument, useMarketTrendSuspenseQuery } from "./market-trend.generated.ts";
import { TrendPage } from "./market-trend-page.tsx";

/** Asks for the trend of an address. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const at = parseRecordKey(params.key ?? "");
  if (at) await start(MarketTrendDocument, { id: at.id });
};

/** The page's shape. */
export const Loading = () => <RecordLoading noun="trend" />;

const useTrend = (id: string) => useMarketTrendSuspenseQuery({ variables: { id } }).data.marketTrend;

/** A trend's own page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/market-intelligence", label: "Market Intelligence", noun: "trend" }}
    useRecord={useTrend}
  >
    {(trend) => <TrendPage trend={trend} />}
  </RecordScreen>
);
