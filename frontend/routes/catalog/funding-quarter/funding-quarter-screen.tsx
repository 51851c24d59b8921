import { withSlug } from "../../../features/market/market-paths.ts";
import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { FundingQuarterDocument, useFundingQuarterSuspenseQuery } from "./funding-quarter.generated.ts";
import { QuarterPage } from "./funding-quarter-page.tsx";

/** Preloads the quarter at an address. */
export const preload = preloadRecord(FundingQuarterDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="quarter" />;

function useQuarter(id: string) {
  const { fundingQuarter } = useFundingQuarterSuspenseQuery({ variables: { id } }).data;
  return fundingQuarter && withSlug(fundingQuarter);
}

/** A quarter's page. */
export const Component = () => (
  <RecordScreen
    section={{
      path: "/market-intelligence/quarters",
      list: "/market-intelligence",
      label: "Market Intelligence",
      noun: "quarter",
    }}
    useRecord={useQuarter}
  >
    {(quarter) => <QuarterPage quarter={quarter} />}
  </RecordScreen>
);
