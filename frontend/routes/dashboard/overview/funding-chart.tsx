import { quarterName } from "../../../features/market/market-paths.ts";
import { SourceLine } from "../../../features/market/source-line.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ColumnChart } from "../../../ui/charts/lazy-charts.ts";
import { formatCount, formatMoney } from "../../../ui/format.ts";
import type { DashboardFundingQuery } from "./funding.generated.ts";
import { Note } from "./rows.tsx";

/** So many of the latest quarters are shown. */
const SHOWN = 4;

type Props = { quarters: DashboardFundingQuery["market"]["quarters"] };

/** The funding of the latest quarters, with the last one in words. */
export function FundingChart({ quarters }: Props) {
  const latest = quarters
    .toSorted((one, other) => other.year - one.year || other.quarter - one.quarter)
    .slice(0, SHOWN);
  const [last] = latest;
  if (!last) return <Note>No figures have been imported yet.</Note>;
  return (
    <div>
      <ChartFrame
        title={`${formatMoney(last.amountUsd)} in ${quarterName(last)}, ${formatCount(last.deals)} deals`}
        height={220}
        newestFirst
        table={{
          columns: ["Quarter", "Funding", "Deals"],
          rows: latest.map((row) => [quarterName(row), formatMoney(row.amountUsd), formatCount(row.deals)]),
        }}
      >
        <ColumnChart
          label="Funding"
          format={formatMoney}
          points={latest.toReversed().map((row) => ({ name: quarterName(row), value: row.amountUsd }))}
        />
      </ChartFrame>
      <SourceLine of={latest.map((row) => ({ ...row, name: quarterName(row) }))} />
    </div>
  );
}
