import { preloadRecord } from "../../features/record/preload-record.ts";
import { RecordLoading } from "../../features/record/record-loading.tsx";
import { RecordScreen } from "../../features/record/record-screen.tsx";
import { MarketFigureDocument, useMarketFigureSuspenseQuery } from "./market-figure.generated.ts";
import { FigurePage } from "./market-figure-page.tsx";

/** Preloads the figure at an address. */
export const preload = preloadRecord(MarketFigureDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="figure" />;

const useFigure = (id: string) => useMarketFigureSuspenseQuery({ variables: { id } }).data.marketFigure;

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
    {(figure) => <FigurePage figure={figure} />}
  </RecordScreen>
);
