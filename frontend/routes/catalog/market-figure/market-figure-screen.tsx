import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { MarketFigureDocument, useMarketFigureSuspenseQuery } from "./market-figure.generated.ts";
import { FigurePage } from "./market-figure-page.tsx";

/** Preloads the figure at an address. */
export const preload = preloadRecord(MarketFigureDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="figure" />;

/** Returns an existing figure with the quarters that may have rows for its segment. */
function useFigure(id: string) {
  const { marketFigure: figure, market } = useMarketFigureSuspenseQuery({ variables: { id } }).data;
  return figure && { ...figure, quarters: market.quarters };
}

/** A figure's page. */
export const Component = () => (
  <RecordScreen
    section={{
      path: "/market-intelligence/figures",
      list: "/market-intelligence",
      label: "Market Intelligence",
      noun: "figure",
    }}
    useRecord={useFigure}
  >
    {({ quarters, ...figure }) => <FigurePage figure={figure} quarters={quarters} />}
  </RecordScreen>
);
