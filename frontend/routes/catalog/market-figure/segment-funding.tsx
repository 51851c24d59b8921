import { fundingOf } from "../../../features/market/funding-of.ts";
import { quarterName } from "../../../features/market/market-paths.ts";
import { RecordSection } from "../../../features/record/record-section.tsx";
import { Chart } from "../../../ui/charts/chart.tsx";
import { formatMoney } from "../../../ui/display/format.ts";
import type { MarketFigureQuery } from "./market-figure.generated.ts";

type Props = { segment: string; quarters: MarketFigureQuery["market"]["quarters"] };

/** The investments in a segment by quarter, from the quarters' rows; hidden if they have none. */
export function SegmentFunding({ segment, quarters }: Props) {
  const funding = fundingOf(segment, quarters);
  if (funding.length === 0) return null;
  return (
    <RecordSection title="Investments">
      <Chart
        title={`Funding of ${segment} by quarter`}
        marks="columns"
        names={funding.map(({ quarter }) => quarterName(quarter))}
        series={[{ label: "Funding", values: funding.map(({ amountUsd }) => amountUsd) }]}
        format={formatMoney}
        height={240}
        table={{
          columns: ["Quarter", "Funding"],
          rows: funding.map(({ quarter, amountUsd }) => [quarterName(quarter), formatMoney(amountUsd)]),
        }}
      />
    </RecordSection>
  );
}
